import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { isUnfinishedSince } from '../drafts/index.ts';

const someAtOnce = 20;

/**
 * A few customers who want to be reminded of something they have not touched since, held until the transaction ends.
 * Two processes that look at the same moment take different ones.
 */
export async function lockCustomersToRemind(trx: Transaction<DB>, untouchedSince: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from customers
    where status = 'ACTIVE' and wants_reminders and exists (
      select from applications where applications.customer_id = customers.id and ${isUnfinishedSince(untouchedSince)}
    )
    limit ${someAtOnce} for update of customers skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

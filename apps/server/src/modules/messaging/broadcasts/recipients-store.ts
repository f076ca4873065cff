import type { BroadcastFilter } from '@taga/contract/records/desk/broadcast';
import type { Kysely } from 'kysely';
import { given } from '../../../db/given.ts';
import { countRows } from '../../../db/page.ts';
import type { DB } from '../../../db/schema.gen.ts';

/** Who could sign in at that moment and is asked for. Somebody who signs up later was not meant. */
function recipients(db: Kysely<DB>, filter: BroadcastFilter, at: Date) {
  const { language, productCode, accountClass, state, township } = filter;
  return db
    .selectFrom('customers')
    .where('status', '=', 'ACTIVE')
    .where('created_at', '<=', at)
    .where((eb) => eb.and(given({ language, current_state: state, current_township: township })))
    .$if(productCode !== undefined, (query) => query.where('product_code', 'is not distinct from', productCode ?? null))
    .$if(accountClass !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('account_openings')
            .select('account_openings.customer_id')
            .whereRef('account_openings.customer_id', '=', 'customers.id')
            .where(({ and }) => and(given({ account_class: accountClass, step: 'done' as const }))),
        ),
      ),
    );
}

export function countRecipients(db: Kysely<DB>, filter: BroadcastFilter, at: Date): Promise<number> {
  return countRows(recipients(db, filter, at));
}

/** The next ones in the order of their ids, which is that of an index. */
export async function nextRecipients(
  db: Kysely<DB>,
  { filter, at, after, size }: { filter: BroadcastFilter; at: Date; after: string | null; size: number },
): Promise<string[]> {
  const rows = await recipients(db, filter, at)
    .select('customers.id')
    .where(({ and, eb }) => and(after === null ? [] : [eb('customers.id', '>', after)]))
    .orderBy('customers.id')
    .limit(size)
    .execute();
  return rows.map(({ id }) => id);
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

/** What belongs to an application for a card and goes before it. */
export const cardBelongings = [
  'card_proposals',
  'card_orders',
  'card_application_saves',
  'card_documents',
] as const satisfies readonly (keyof DB)[];

export interface OldCardApplication {
  readonly id: string;
  readonly status: string;
}

const someAtOnce = 20;

/** A few that nobody has touched since, held until the transaction ends. */
export async function lockOldCardDrafts(trx: Transaction<DB>, untouchedSince: Date): Promise<OldCardApplication[]> {
  const { rows } = await sql<OldCardApplication>`
    select document_no as id, status from card_applications
    where status = 'DRAFT' and saved_at <= ${untouchedSince}
      and not exists (
        select from card_documents document
        where document.document_no = card_applications.document_no and document.created_at > ${untouchedSince}
      )
    order by saved_at limit ${someAtOnce} for update skip locked`.execute(trx);
  return rows;
}

/** The same of those that were rejected or cancelled before that moment. */
export async function lockOldEndedCards(trx: Transaction<DB>, endedBefore: Date): Promise<OldCardApplication[]> {
  const { rows } = await sql<OldCardApplication>`
    select document_no as id, status from card_applications
    where status in ('REJECTED', 'CANCELED') and ended_at <= ${endedBefore}
    order by ended_at limit ${someAtOnce} for update skip locked`.execute(trx);
  return rows;
}

export async function deleteCardApplication(trx: Transaction<DB>, id: string): Promise<void> {
  await sql`delete from inbox_messages where authorization_req_id = ${id}`.execute(trx);
  for (const table of [...cardBelongings, 'card_applications'] as const) {
    await sql`delete from ${sql.table(table)} where document_no = ${id}`.execute(trx);
  }
}

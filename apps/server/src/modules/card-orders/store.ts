import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { RefusalReason } from '../../bank/bank-errors.ts';
import type { CardOrders, DB } from '../../db/schema.gen.ts';
import type { CardOrder, CardOrderEnd, CardRenewalOrder, MadeCard, NewCardOrder } from './card-order.ts';

export const madeCard: z.ZodMiniType<MadeCard> = z.object({
  cardId: z.string(),
  cifNo: z.string(),
  lastDigits: z.string(),
  cardType: z.string(),
  category: z.string(),
});

/** The name of the job that carries an order on. */
export const advanceCardOrderJob = 'advance-card-order';

/** Keeps the order, unless there is one like it already, and has it carried on once the transaction commits. */
export async function keepCardOrder(trx: Transaction<DB>, order: NewCardOrder, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: kept } = await trx
    .insertInto('card_orders')
    .values({
      id: order.id,
      kind: order.kind,
      customer_id: order.customerId,
      linked_to: order.linkedTo,
      document_no: 'documentNo' in order ? order.documentNo : null,
      card_id: 'cardId' in order ? order.cardId : null,
      branch_code: 'branchCode' in order ? order.branchCode : null,
      limit_minor: 'limitMinor' in order ? order.limitMinor : null,
      remark: 'remark' in order ? order.remark : null,
      ordered_by: 'orderedBy' in order ? order.orderedBy : null,
      created_at: at,
      due_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (kept) await addJob(trx, order.id, at);
  return kept === 1n;
}

export async function findCardOrder(db: Kysely<DB>, id: string): Promise<CardOrder | undefined> {
  const row = await db.selectFrom('card_orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toCardOrder(row);
}

/** Those of a customer, the newest first. */
export async function listRenewals(db: Kysely<DB>, customerId: string): Promise<CardRenewalOrder[]> {
  const rows = await db
    .selectFrom('card_orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'RENEW')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => toCardOrder(row) as CardRenewalOrder);
}

/** Of an application, the newest first. */
export async function listCardOrders(
  db: Kysely<DB>,
  documentNo: string,
): Promise<(CardOrder & { endedAt: Date | null })[]> {
  const rows = await db
    .selectFrom('card_orders')
    .selectAll()
    .where('document_no', '=', documentNo)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...toCardOrder(row), endedAt: row.finished_at }));
}

/** Writes down what the bank answered, unless somebody else has done so: whoever is second changes nothing. */
export async function endCardOrder(trx: Transaction<DB>, id: string, end: CardOrderEnd, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('card_orders')
    .set({
      step: end.step,
      finished_at: at,
      ...(end.step === 'done' ? { card: end.card && JSON.stringify(end.card) } : { refusal: end.refusal }),
    })
    .where('id', '=', id)
    .where('step', '=', 'bank')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function postponeCardOrder(trx: Transaction<DB>, { id, attempts }: CardOrder, until: Date): Promise<void> {
  await trx
    .updateTable('card_orders')
    .set({ attempts: attempts + 1, due_at: until })
    .where('id', '=', id)
    .where('step', '=', 'bank')
    .execute();
  await addJob(trx, id, until);
}

/** Gives orders that nobody has carried on for a while their jobs again, and says how many. */
export async function requeueCardOrders(db: Kysely<DB>, dueBefore: Date, at: Date): Promise<number> {
  const rows = await db
    .selectFrom('card_orders')
    .select('id')
    .where('finished_at', 'is', null)
    .where('due_at', '<', dueBefore)
    .execute();
  for (const { id } of rows) await addJob(db, id, at);
  return rows.length;
}

/** One job for each order, whatever asks for it. */
async function addJob(db: Kysely<DB>, id: string, runAt: Date): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${advanceCardOrderJob}, json_build_object('id', ${id}::text), run_at => ${runAt},
    job_key => ${`${advanceCardOrderJob}:${id}`}, job_key_mode => 'replace', max_attempts => 25
  )`.execute(db);
}

/** The constraints of the table keep each kind as whole as is claimed here. */
function toCardOrder(row: Selectable<CardOrders>): CardOrder {
  return {
    id: row.id,
    kind: row.kind,
    customerId: row.customer_id,
    linkedTo: row.linked_to,
    documentNo: row.document_no,
    cardId: row.card_id,
    branchCode: row.branch_code,
    limitMinor: row.limit_minor === null ? null : Number(row.limit_minor),
    remark: row.remark,
    orderedBy: row.ordered_by,
    step: row.step,
    card: row.card === null ? null : madeCard.parse(row.card),
    refusal: row.refusal as RefusalReason | null,
    attempts: row.attempts,
  } as unknown as CardOrder;
}

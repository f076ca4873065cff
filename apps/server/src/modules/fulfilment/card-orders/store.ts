import { defaultLanguage } from '@taga/i18n';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { refusalReasons } from '../../../bank/bank-errors.ts';
import { durableWork } from '../../../db/durable-work.ts';
import type { CardOrders, DB } from '../../../db/schema.gen.ts';
import { remarksOf } from '../../messaging/inbox/index.ts';
import type { CardOrder, CardOrderEnd, MadeCard, NewCardOrder, Renewal } from './card-order.ts';

const madeCard: z.ZodMiniType<MadeCard> = z.object({
  cardId: z.string(),
  cifNo: z.string(),
  lastDigits: z.string(),
  cardType: z.string(),
  category: z.string(),
});

const refusalOf = z.nullable(z.enum(refusalReasons));

/** Several may carry one order on: the bank knows it by its id, and of several that write down the answer the first counts. */
export const cardOrderWork = durableWork({
  name: 'card-orders',
  table: 'card_orders',
  job: 'advance-card-order',
  isShared: true,
});

/** Keeps the order, unless there is one like it already, and has it carried on once the transaction commits. */
export async function saveCardOrder(trx: Transaction<DB>, order: NewCardOrder, at: Date): Promise<boolean> {
  const remarks = 'remarks' in order ? order.remarks : null;
  const { numInsertedOrUpdatedRows: kept } = await trx
    .insertInto('card_orders')
    .values({
      id: order.id,
      kind: order.kind,
      customer_id: order.customerId,
      linked_to: order.linkedTo,
      document_no: order.documentNo,
      card_id: 'cardId' in order ? order.cardId : null,
      branch_code: 'branchCode' in order ? order.branchCode : null,
      limit_minor: 'limitMinor' in order ? order.limitMinor : null,
      // A server of the version before reads one language.
      remark: remarks?.[defaultLanguage] ?? null,
      remarks: remarks && JSON.stringify(remarks),
      ordered_by: 'orderedBy' in order ? order.orderedBy : null,
      created_at: at,
      due_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (kept) await cardOrderWork.add(trx, order.id);
  return kept === 1n;
}

export async function findCardOrder(db: Kysely<DB>, id: string): Promise<CardOrder | undefined> {
  const row = await db.selectFrom('card_orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toCardOrder(row);
}

/** Whether the bank has not answered yet to an order of the customer. */
export async function hasOpenCardOrder(db: Kysely<DB>, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('card_orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of a customer with how far they are, the newest first. */
export async function listRenewals(db: Kysely<DB>, customerId: string): Promise<Renewal[]> {
  const rows = await db
    .selectFrom('card_orders')
    .innerJoin('applications', 'applications.authorization_req_id', 'card_orders.document_no')
    .selectAll('card_orders')
    .select('applications.status')
    .where('card_orders.customer_id', '=', customerId)
    .where('card_orders.kind', '=', 'RENEW')
    .orderBy('card_orders.created_at', 'desc')
    .execute();
  return rows.flatMap(({ status, ...row }) => {
    const order = toCardOrder(row);
    return order.kind === 'RENEW' ? [{ ...order, status: status ?? 'PENDING' }] : [];
  });
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

/** Begins an attempt; nothing where the bank has answered. */
export async function claimCardOrder(db: Kysely<DB>, id: string, at: Date): Promise<CardOrder | undefined> {
  const row = await cardOrderWork.claim(db, id, at);
  return row && toCardOrder(row);
}

/** Writes down what the bank answered, unless somebody else has done so: anyone who is second changes nothing. */
export function endCardOrder(trx: Transaction<DB>, id: string, end: CardOrderEnd, at: Date): Promise<boolean> {
  return cardOrderWork.finish(trx, id, at, {
    step: end.step,
    ...(end.step === 'done' ? { card: end.card && JSON.stringify(end.card) } : { refusal: end.refusal }),
  });
}

function toCardOrder(row: Selectable<CardOrders>): CardOrder {
  const common = {
    id: row.id,
    documentNo: row.document_no,
    customerId: row.customer_id,
    linkedTo: row.linked_to,
    step: row.step,
    card: z.nullable(madeCard).parse(row.card),
    refusal: refusalOf.parse(row.refusal),
    attempts: row.attempts,
  };
  if (row.kind === 'RENEW') {
    return { ...common, kind: 'RENEW', cardId: known(row.card_id), branchCode: known(row.branch_code) };
  }
  const ofStaff = { ...common, orderedBy: row.ordered_by };
  if (row.kind === 'ISSUE') return { ...ofStaff, kind: 'ISSUE', limitMinor: Number(known(row.limit_minor)) };
  return { ...ofStaff, kind: 'CANCEL', cardId: known(row.card_id), remarks: remarksOf(row) };
}

/** The constraints of the table keep each kind of order whole. */
function known(value: string | null): string {
  if (value === null) throw new Error('A card order is not whole.');
  return value;
}

/** How far the orders of several applications are. */
export async function listOrdersOfCards(db: Kysely<DB>, documentNos: readonly string[]) {
  if (documentNos.length === 0) return [];
  return db
    .selectFrom('card_orders')
    .select(['document_no as documentNo', 'kind', 'step'])
    .where('document_no', 'in', documentNos)
    .execute();
}

import { type DetailValues, detailValues } from '@taga/contract/records/customers/detail-values';
import { type DetailItem, detailItems } from '@taga/contract/rules/customers/personal-details';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { RefusalReason } from '../../../bank/bank-errors.ts';
import { durableWork } from '../../../db/durable-work.ts';
import { joinedStaff } from '../../../db/joined-staff.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { type Branches, isCustomerWithin } from '../../../db/within-branches.ts';
import type { Correction, NewCorrection } from './correction.ts';
import { digestOfValues, newDigestKey } from './digest.ts';

/** Several may tell the bank of one: it knows it by its id, and of several that write down the answer the first counts. */
export const detailWork = durableWork({
  name: 'detail-corrections',
  table: 'detail_corrections',
  job: 'notify-bank-of-details',
  isShared: true,
});

const itemsOf = (items: readonly string[]): DetailItem[] => z.array(z.enum(detailItems)).parse(items);

/** Of staff it waits for somebody else; of the customer it is made. False where one of the customer waits already. */
export async function insertCorrection(trx: Transaction<DB>, correction: NewCorrection): Promise<boolean> {
  const { id, customerId, authorizationReqId, items, before, after, reason, proposedBy, at } = correction;
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('detail_corrections')
    .values({
      id,
      customer_id: customerId,
      authorization_req_id: authorizationReqId,
      items: [...items],
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      reason,
      digest_key: newDigestKey(),
      proposed_by: proposedBy,
      proposed_at: at,
      state: proposedBy === null ? 'CONFIRMED' : 'OPEN',
      decided_at: proposedBy === null ? at : null,
      due_at: at,
      finished_at: at,
    })
    .onConflict((conflict) => conflict.column('customer_id').where(sql<boolean>`state = 'OPEN'`).doNothing())
    .executeTakeFirst();
  return added === 1n;
}

function corrections(db: Kysely<DB>) {
  return db
    .selectFrom('detail_corrections as correction')
    .leftJoin('staff as maker', 'maker.id', 'proposed_by')
    .leftJoin('staff as checker', 'checker.id', 'decided_by')
    .selectAll('correction')
    .select(['maker.name as maker_name', 'checker.name as checker_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof corrections>['executeTakeFirstOrThrow']>>;

function toCorrection(row: Row): Correction {
  return {
    id: row.id,
    customerId: row.customer_id,
    items: itemsOf(row.items),
    before: detailValues.parse(row.before),
    after: detailValues.parse(row.after),
    reason: row.reason,
    by: joinedStaff(row.proposed_by, row.maker_name),
    at: row.proposed_at,
    state: row.state,
    decidedBy: joinedStaff(row.decided_by, row.checker_name),
    decidedAt: row.decided_at,
    decidedRemark: row.decided_remark,
    bank: row.bank,
  };
}

export async function findOpenCorrection(db: Kysely<DB>, customerId: string): Promise<Correction | undefined> {
  const row = await corrections(db)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return row && toCorrection(row);
}

/** The newest first. */
export async function listCorrections(db: Kysely<DB>, customerId: string, most = 50): Promise<Correction[]> {
  const rows = await corrections(db)
    .where('customer_id', '=', customerId)
    .orderBy('proposed_at', 'desc')
    .orderBy('correction.id')
    .limit(most)
    .execute();
  return rows.map(toCorrection);
}

/** Those that wait for a second member of staff, the oldest first, of customers with a case in one of the branches. */
export async function listOpenCorrections(
  db: Kysely<DB>,
  branches: Branches,
  most: number,
): Promise<(Correction & { readonly customerName: string })[]> {
  const rows = await corrections(db)
    .innerJoin('customers', 'customers.id', 'correction.customer_id')
    .select('customers.full_name')
    .where('state', '=', 'OPEN')
    .where(isCustomerWithin(branches, 'customers.id'))
    .orderBy('proposed_at')
    .orderBy('correction.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...toCorrection(row), customerName: row.full_name }));
}

/** What the customer has corrected for an application since they were asked. */
export async function listCorrectedItems(
  db: Kysely<DB>,
  authorizationReqId: string,
  since: Date,
): Promise<DetailItem[]> {
  const rows = await db
    .selectFrom('detail_corrections')
    .select('items')
    .where('authorization_req_id', '=', authorizationReqId)
    .where('proposed_at', '>=', since)
    .execute();
  return rows.flatMap(({ items }) => itemsOf(items));
}

interface Closed {
  readonly state: 'CONFIRMED' | 'SENT_BACK' | 'WITHDRAWN';
  /** Null where its maker took it back. */
  readonly by: string | null;
  readonly remark: string | null;
  readonly at: Date;
  /** Whether the bank has to be told. */
  readonly notifiesBank?: boolean;
}

/** The database refuses a decision by its maker, whatever was checked before. */
export async function closeCorrection(
  trx: Transaction<DB>,
  id: string,
  { state, by, remark, at, notifiesBank = false }: Closed,
): Promise<void> {
  await trx
    .updateTable('detail_corrections')
    .set({
      state,
      decided_by: by,
      decided_at: at,
      decided_remark: remark,
      ...(notifiesBank && { bank: 'WAITING', due_at: at, finished_at: null }),
    })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute();
  if (notifiesBank) await detailWork.add(trx, id);
}

/** For the audit log. */
export async function findDigest(db: Kysely<DB>, id: string): Promise<string> {
  const row = await db
    .selectFrom('detail_corrections')
    .select(['before', 'after', 'reason', 'digest_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return digestOfValues(toValues(row), row.digest_key);
}

interface ValuesRow {
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

function toValues({ before, after, reason }: ValuesRow) {
  return { before: detailValues.parse(before), after: detailValues.parse(after), reason };
}

/** The values of corrections that the audit log names, each with the digest that it has now. */
export async function listValues(db: Kysely<DB>, ids: readonly string[], branches: Branches) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('detail_corrections')
    .select(['id', 'before', 'after', 'reason', 'digest_key'])
    .where('id', 'in', ids)
    .where(isCustomerWithin(branches, 'detail_corrections.customer_id'))
    .execute();
  return rows.map((row) => ({ id: row.id, ...toValues(row), digest: digestOfValues(toValues(row), row.digest_key) }));
}

/** Whether the bank has not answered yet to one of the customer. */
export async function isBankBeingNotified(db: Kysely<DB>, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('detail_corrections')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface ToNotify {
  readonly id: string;
  readonly customerId: string;
  readonly before: DetailValues;
  readonly after: DetailValues;
  readonly attempts: number;
}

/** Begins an attempt to tell the bank; nothing where it has answered. */
export async function claimNotification(db: Kysely<DB>, id: string, at: Date): Promise<ToNotify | undefined> {
  const row = await detailWork.claim(db, id, at);
  return row && { id, customerId: row.customer_id, attempts: row.attempts, ...toValues(row) };
}

export async function endNotification(
  db: Kysely<DB>,
  id: string,
  end: { readonly bank: 'NOT_NEEDED' | 'DONE' | 'REFUSED'; readonly refusal?: RefusalReason },
  at: Date,
): Promise<void> {
  await detailWork.finish(db, id, at, { bank: end.bank, refusal: end.refusal ?? null });
}

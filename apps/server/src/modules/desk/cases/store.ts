import { kindNamed } from '@taga/contract/kinds';
import type { ApplicationKind } from '@taga/contract/kinds/kind';
import type { CaseStatus } from '@taga/contract/records/desk/cases';
import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { joinedStaff } from '../../../db/joined-staff.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { isUuid } from '../../../uuid.ts';
import { type Case, openStatuses, placeOf } from './case.ts';
import { lockClock } from './due-store.ts';
import { clockAfterMove } from './service-clock.ts';

/** Cases with what stands elsewhere; each of the joins finds one row by its key. */
export function casesWithNames(db: Kysely<DB>) {
  return db
    .selectFrom('cases')
    .innerJoin('orders', 'orders.authorization_req_id', 'cases.authorization_req_id')
    .innerJoin('applications', 'applications.authorization_req_id', 'cases.authorization_req_id')
    .innerJoin('customers', 'customers.id', 'cases.customer_id')
    .leftJoin('staff', 'staff.id', 'cases.held_by')
    .leftJoin('staff as assignee', 'assignee.id', 'cases.assigned_to')
    .select([
      'cases.authorization_req_id',
      'applications.number',
      'applications.kind',
      'cases.status',
      'cases.application_status',
      'orders.terms',
      'cases.account_class',
      'applications.currency',
      'cases.branch_code',
      'cases.customer_id',
      'customers.full_name',
      'cases.handed_in_at',
      'cases.identity_status',
      'orders.marks',
      'cases.is_corrected',
      'cases.held_by',
      'staff.name as holder_name',
      'cases.held_since',
      'cases.held_until',
      'cases.assigned_to',
      'assignee.name as assignee_name',
      'cases.due_soon_at',
      'cases.due_at',
      'cases.revision',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof casesWithNames>['executeTakeFirstOrThrow']>>;

/** A server of the version before leaves what is due as it was. */
const isOpen = ({ status }: Pick<Row, 'status'>) => openStatuses.some((each) => each === status);

const termsOf = z.record(z.string(), z.unknown());

export function toCase(row: Row): Case {
  const { held_since: since, held_until: until } = row;
  const holder = joinedStaff(row.held_by, row.holder_name);
  return {
    id: row.authorization_req_id,
    applicationNo: applicationNumberOf(row.number),
    kind: kindNamed(row.kind),
    status: row.status,
    applicationStatus: row.application_status,
    terms: termsOf.parse(row.terms),
    accountClass: row.account_class,
    currency: row.currency,
    branchCode: row.branch_code,
    customerId: row.customer_id,
    customerName: row.full_name,
    handedInAt: row.handed_in_at,
    identity: row.identity_status,
    marks: row.marks,
    isCorrected: row.is_corrected,
    holder: holder && since && until ? { ...holder, since, until } : null,
    assignee: joinedStaff(row.assigned_to, row.assignee_name),
    due: isOpen(row) && row.due_soon_at && row.due_at ? { soonAt: row.due_soon_at, at: row.due_at } : null,
    revision: row.revision,
  };
}

interface StaffName {
  readonly id: string;
  readonly queue: string;
}

export async function findCase(db: Kysely<DB>, { id, queue }: StaffName): Promise<Case | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await casesWithNames(db)
    .where('cases.authorization_req_id', '=', id)
    .where('cases.queue', '=', queue)
    .executeTakeFirst();
  return row && toCase(row);
}

/** Nobody else changes it before the transaction ends. */
export async function lockCase(trx: Transaction<DB>, { id, queue }: StaffName): Promise<Case | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await casesWithNames(trx)
    .where('cases.authorization_req_id', '=', id)
    .where('cases.queue', '=', queue)
    .forUpdate('cases')
    .executeTakeFirst();
  return row && toCase(row);
}

interface Hold {
  readonly staffId: string;
  readonly at: Date;
  readonly until: Date;
}

/** One guarded statement: of two who take a case at the same moment one has it. Says whether this one has. */
export async function holdCase(trx: Transaction<DB>, id: string, { staffId, at, until }: Hold): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cases')
    .set({
      held_by: staffId,
      held_since: sql`case when held_by = ${staffId} and held_until > ${at} then held_since else ${at}::timestamptz end`,
      held_until: until,
    })
    .where('authorization_req_id', '=', id)
    .where('status', 'in', openStatuses)
    .where(({ or, eb }) => or([eb('held_by', 'is', null), eb('held_by', '=', staffId), eb('held_until', '<=', at)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Anyone who does something with a case that they hold goes on holding it. */
export async function prolongHold(db: Kysely<DB>, id: string, { staffId, at, until }: Hold): Promise<void> {
  await db
    .updateTable('cases')
    .set({ held_until: until })
    .where('authorization_req_id', '=', id)
    .where('held_by', '=', staffId)
    .where('held_until', '>', at)
    .execute();
}

const heldByNoOne = { held_by: null, held_since: null, held_until: null };

const inNoHands = { ...heldByNoOne, assigned_to: null };

/** Moves a case between makers and checkers; nobody has it in hand afterwards. */
export async function setCaseStatus(trx: Transaction<DB>, id: string, status: CaseStatus): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ ...inNoHands, status, revision: sql`revision + 1` })
    .where('authorization_req_id', '=', id)
    .execute();
}

interface Move {
  readonly kind: ApplicationKind;
  readonly id: string;
  readonly applicationStatus: string;
  readonly at: Date;
}

/**
 * The case goes where its application is, and nobody has it in hand any longer; the time that is allowed for it begins, stops or
 * goes on. Nothing happens where there is no case.
 */
export async function moveCase(trx: Transaction<DB>, { kind, id, applicationStatus, at }: Move): Promise<void> {
  const status = placeOf({ kind, applicationStatus });
  const clock = await lockClock(trx, id);
  if (!clock) return;
  await trx
    .updateTable('cases')
    .set({
      ...inNoHands,
      ...clockAfterMove(clock, { queue: kind.desk.queue, status, applicationStatus }, at),
      status,
      application_status: applicationStatus,
      revision: sql`revision + 1`,
    })
    .where('authorization_req_id', '=', id)
    .execute();
}

/** Its holder lets others have it; to whom it was given it stays given. */
export async function endHold(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.updateTable('cases').set(heldByNoOne).where('authorization_req_id', '=', id).execute();
}

/** It is this one's from now on, or everybody's; who held it holds it no longer. */
export async function setAssignee(trx: Transaction<DB>, id: string, staffId: string | null): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ ...heldByNoOne, assigned_to: staffId })
    .where('authorization_req_id', '=', id)
    .execute();
}

interface Hands {
  readonly staffIds: readonly string[];
  readonly at: Date;
  /** Only what was given to them, and nothing that they hold without. */
  readonly isGiven?: boolean;
}

/** What these members of staff hold or are given, the oldest first. Nobody else changes it before the transaction ends. */
export async function lockCasesOf(trx: Transaction<DB>, { staffIds, at, isGiven }: Hands): Promise<Case[]> {
  if (staffIds.length === 0) return [];
  const rows = await casesWithNames(trx)
    .where(({ or, and, eb }) =>
      or([
        eb('cases.assigned_to', 'in', staffIds),
        ...(isGiven ? [] : [and([eb('cases.held_by', 'in', staffIds), eb('cases.held_until', '>', at)])]),
      ]),
    )
    .orderBy('cases.handed_in_at')
    .forUpdate('cases')
    .execute();
  return rows.map(toCase);
}

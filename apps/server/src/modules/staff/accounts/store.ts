import {
  type BranchScope,
  type StaffMember,
  type StaffRole,
  branchScope as storedScope,
} from '@taga/contract/records/desk/staff';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Staff as StaffTable } from '../../../db/schema.gen.ts';

/** A member of staff. */
export interface Staff {
  readonly id: string;
  readonly loginId: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly branchScope: BranchScope;
  readonly passwordHash: string | undefined;
  /** The encrypted secret of the authenticator app. */
  readonly secondFactor: unknown;
  readonly status: StaffMember['status'];
  readonly lastSignInAt: Date | undefined;
  /** The step of time that their last code was of. */
  readonly lastCodeStep: number | undefined;
}

function toStaff(row: Selectable<StaffTable>): Staff {
  const hasWayIn = row.password_hash !== null || row.provider_subject !== null;
  return {
    id: row.id,
    loginId: row.login_id,
    name: row.name,
    roles: row.roles,
    branchScope: storedScope.parse(row.branch_scope),
    passwordHash: row.password_hash ?? undefined,
    secondFactor: row.second_factor ?? undefined,
    status: row.disabled ? 'DISABLED' : hasWayIn ? 'ACTIVE' : 'INVITED',
    lastSignInAt: row.last_sign_in_at ?? undefined,
    lastCodeStep: row.last_code_step === null ? undefined : Number(row.last_code_step),
  };
}

export async function findStaff(db: Kysely<DB>, id: string): Promise<Staff | undefined> {
  const row = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStaff(row);
}

export async function findStaffByLogin(db: Kysely<DB>, loginId: string): Promise<Staff | undefined> {
  const row = await db.selectFrom('staff').selectAll().where('login_id', '=', loginId).executeTakeFirst();
  return row && toStaff(row);
}

export async function listStaff(db: Kysely<DB>): Promise<Staff[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('name').orderBy('login_id').execute();
  return rows.map(toStaff);
}

export interface NewStaff {
  readonly id: string;
  readonly loginId: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** All branches where it is left out. */
  readonly branchScope?: BranchScope;
  readonly passwordHash?: string;
  readonly secondFactor?: unknown;
  readonly at: Date;
}

/** Whether the login id was free. */
export async function addStaff(db: Kysely<DB>, staff: NewStaff): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('staff')
    .values({
      id: staff.id,
      login_id: staff.loginId,
      name: staff.name,
      roles: [...staff.roles],
      branch_scope: staff.branchScope ? JSON.stringify(staff.branchScope) : null,
      password_hash: staff.passwordHash ?? null,
      second_factor: staff.secondFactor === undefined ? null : JSON.stringify(staff.secondFactor),
      sessions_since: staff.at,
      created_at: staff.at,
    })
    .onConflict((conflict) => conflict.column('login_id').doNothing())
    .executeTakeFirst();
  return added === 1n;
}

export interface StaffChange {
  readonly roles?: readonly StaffRole[] | undefined;
  readonly branchScope?: BranchScope | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  /** Null takes it away. */
  readonly passwordHash?: string | null | undefined;
  readonly secondFactor?: unknown;
  /** All sessions that began before have ended. */
  readonly sessionsSince?: Date | undefined;
}

export async function changeStaffRow(db: Kysely<DB>, id: string, change: StaffChange): Promise<void> {
  const { roles, branchScope, disabled, name, passwordHash, secondFactor, sessionsSince } = change;
  const values = {
    ...(roles && { roles: [...roles] }),
    ...(branchScope !== undefined && { branch_scope: branchScope && JSON.stringify(branchScope) }),
    ...(disabled !== undefined && { disabled }),
    ...(name !== undefined && { name }),
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
    ...(secondFactor !== undefined && { second_factor: secondFactor === null ? null : JSON.stringify(secondFactor) }),
    ...(sessionsSince && { sessions_since: sessionsSince }),
  };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('staff').set(values).where('id', '=', id).execute();
}

/** Anyone who changes staff waits for the one before: two administrators must not each remove the other as the last. */
export async function lockStaff(trx: Transaction<DB>): Promise<void> {
  await sql`lock table staff in share row exclusive mode`.execute(trx);
}

/** A code is taken once: its time step must be later than that of the last one. */
export async function takeCodeStep(db: Kysely<DB>, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows: taken } = await db
    .updateTable('staff')
    .set({ last_code_step: step })
    .where('id', '=', id)
    .where((row) => row.or([row('last_code_step', 'is', null), row('last_code_step', '<', String(step))]))
    .executeTakeFirst();
  return taken === 1n;
}

export async function noteSignIn(db: Kysely<DB>, id: string, at: Date): Promise<void> {
  await db.updateTable('staff').set({ last_sign_in_at: at }).where('id', '=', id).execute();
}

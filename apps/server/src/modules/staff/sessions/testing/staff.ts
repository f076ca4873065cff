import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import { addStaff, findStaff } from '../../accounts/index.ts';
import { startSession } from '../index.ts';

export interface TestStaff {
  readonly id: string;
  readonly loginId: string;
  readonly name: string;
  /** The token of a session, as a header. */
  readonly token: { readonly authorization: string };
}

interface Clock {
  readonly now?: () => Date;
}

/** A member of staff who holds these roles and is signed in. */
export async function signedInStaff(
  { database: { db } }: { readonly database: { readonly db: Kysely<DB> } },
  roles: readonly StaffRole[],
  { now = () => new Date() }: Clock = {},
): Promise<TestStaff> {
  const id = randomUUID();
  const added = { id, loginId: `${id}@bank.example`, name: `Ma ${id.slice(0, 8)}`, roles, at: now() };
  await addStaff(db, { ...added, passwordHash: 'no password fits' });
  const staff = await findStaff(db, id);
  if (!staff) throw new Error('The member of staff was not added.');
  const settings = { staffIdleS: 900, staffSessionS: 28_800 };
  const { accessToken } = await db.transaction().execute((trx) => startSession(trx, staff, { now, settings }));
  return { id, loginId: staff.loginId, name: staff.name, token: { authorization: `Bearer ${accessToken}` } };
}

import { errorCodes } from '@taga/contract';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { hashOfToken, newToken } from '../../../opaque-token.ts';
import { later } from '../../../time.ts';
import type { Passwords } from '../../access/passwords/index.ts';
import { recordAudit } from '../audit/index.ts';
import { dropInvitations, findInvited, saveInvitation, useInvitation } from './invitation-store.ts';
import { changeStaffRow, findStaff, type Staff } from './store.ts';

export interface StaffDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly passwords: Passwords;
  readonly settings: { readonly staffInvitationS: number };
  /** Staff sign in at the bank's identity provider: there are no passwords to set. */
  readonly hasProvider: boolean;
}

/** The page of the desk that a link opens. What follows `#` is sent to no server. */
const invitationPath = '/desk/invitation#';

/** A link for one person: anyone who opens it chooses the password. */
interface Invitation {
  readonly path: string;
  readonly expiresAt: Date;
}

/** A new link, in place of those before. */
export async function makeInvitation(
  db: Kysely<DB>,
  staffId: string,
  { at, lifetimeS }: { readonly at: Date; readonly lifetimeS: number },
): Promise<Invitation> {
  const token = newToken();
  const expiresAt = later(at, lifetimeS);
  await dropInvitations(db, staffId);
  await saveInvitation(db, { tokenHash: hashOfToken(token), staffId, at, expiresAt });
  return { path: invitationPath + token, expiresAt };
}

interface Invited {
  readonly loginId: string;
  readonly name: string;
  readonly roles: StaffRole[];
}

export async function getInvited(token: string, dependencies: StaffDependencies): Promise<Invited> {
  const { loginId, name, roles } = await invitedBy(token, dependencies);
  return { loginId, name, roles: [...roles] };
}

async function invitedBy(token: string, { db, now, hasProvider }: StaffDependencies): Promise<Staff> {
  const staffId = hasProvider ? undefined : await findInvited(db, hashOfToken(token), now());
  const staff = staffId && (await findStaff(db, staffId));
  if (!staff) throw new DomainError(errorCodes.invitationInvalid);
  return staff;
}

interface Accepted {
  readonly token: string;
  readonly name: string | undefined;
  readonly password: string;
}

/** Sets the password that the invited person has chosen, once. */
export async function acceptInvitation(accepted: Accepted, dependencies: StaffDependencies): Promise<string> {
  const { db, now, passwords } = dependencies;
  const { id, loginId } = await invitedBy(accepted.token, dependencies);
  if (passwords.isTooCommon(accepted.password)) throw new DomainError(errorCodes.passwordTooCommon);
  const passwordHash = await passwords.hash(accepted.password);
  const at = now();
  await db.transaction().execute(async (trx) => {
    if (!(await useInvitation(trx, hashOfToken(accepted.token)))) throw new DomainError(errorCodes.invitationInvalid);
    await changeStaffRow(trx, id, { passwordHash, name: accepted.name, sessionsSince: at });
    const actor = { kind: 'staff', id } as const;
    await recordAudit(trx, { actor, action: 'staff.invitation-accepted', subject: { kind: 'staff', id }, at });
  });
  return loginId;
}

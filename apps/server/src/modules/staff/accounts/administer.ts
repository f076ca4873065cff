import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { Invitation, StaffMember, StaffRole } from '@taga/contract/records/desk/staff';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { recordAudit } from '../audit/index.ts';
import { makeInvitation, type StaffDependencies } from './invitations.ts';
import { addStaff, changeStaffRow, findStaff, listStaff, lockStaff, type Staff } from './store.ts';

export async function listMembers({ db }: Pick<StaffDependencies, 'db'>): Promise<StaffMember[]> {
  return (await listStaff(db)).map(toMember);
}

function toMember({ id, loginId, name, roles, status, secondFactor, lastSignInAt }: Staff): StaffMember {
  const hasSecondFactor = secondFactor !== undefined;
  return {
    id,
    loginId,
    name,
    roles: [...roles],
    status,
    hasSecondFactor,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  };
}

interface Invitee {
  readonly loginId: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** Undefined where the server itself invites: the first administrator. */
type By = string | undefined;

function actorOf(by: By) {
  return by ? ({ kind: 'staff', id: by } as const) : ({ kind: 'system' } as const);
}

interface Invited {
  readonly member: StaffMember;
  readonly invitation: Invitation;
}

export async function inviteMember(invitee: Invitee, by: By, dependencies: StaffDependencies): Promise<Invited> {
  const { db, now, settings, hasProvider } = dependencies;
  if (hasProvider) throw new DomainError(errorCodes.staffPasswordsOff);
  const at = now();
  const id = randomUUID();
  return db.transaction().execute(async (trx) => {
    if (!(await addStaff(trx, { ...invitee, id, at }))) throw new DomainError(errorCodes.contactTaken);
    const invitation = await makeInvitation(trx, id, { at, lifetimeS: settings.staffInvitationS });
    const facts = { roles: invitee.roles.join(' ') };
    await recordAudit(trx, { actor: actorOf(by), action: 'staff.invited', subject: { kind: 'staff', id }, facts, at });
    return { member: await memberOf(trx, id), invitation };
  });
}

interface WantedChange {
  readonly staffId: string;
  readonly roles?: readonly StaffRole[] | undefined;
  readonly disabled?: boolean | undefined;
  readonly resetSecondFactor?: true | undefined;
  readonly inviteAgain?: true | undefined;
}

/** What is taken away ends at once: roles are read at every call, and sessions of before end. */
export async function changeMember(
  wanted: WantedChange,
  by: string,
  dependencies: StaffDependencies,
): Promise<{ member: StaffMember; invitation: Invitation | null }> {
  const { db, now, settings, hasProvider } = dependencies;
  const { staffId: id, roles, disabled, resetSecondFactor, inviteAgain } = wanted;
  if (hasProvider && roles) throw new DomainError(errorCodes.staffRolesElsewhere);
  if (hasProvider && (inviteAgain || resetSecondFactor)) throw new DomainError(errorCodes.staffPasswordsOff);
  const at = now();
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const before = await findStaff(trx, id);
    if (!before) throw new DomainError(errorCodes.notFound);
    const endsSessions = disabled || resetSecondFactor || inviteAgain;
    await changeStaffRow(trx, id, {
      roles,
      disabled,
      ...(resetSecondFactor && { secondFactor: null }),
      ...(inviteAgain && { passwordHash: null }),
      ...(endsSessions && { sessionsSince: at }),
    });
    await requireAdministrator(trx, before);
    const invitation = inviteAgain ? await makeInvitation(trx, id, { at, lifetimeS: settings.staffInvitationS }) : null;
    await recordAudit(trx, {
      actor: actorOf(by),
      action: 'staff.changed',
      subject: { kind: 'staff', id },
      facts: factsOf(wanted),
      at,
    });
    return { member: await memberOf(trx, id), invitation };
  });
}

function factsOf({ roles, disabled, resetSecondFactor, inviteAgain }: WantedChange) {
  return {
    ...(roles && { roles: roles.join(' ') }),
    ...(disabled !== undefined && { disabled }),
    ...(resetSecondFactor && { resetSecondFactor }),
    ...(inviteAgain && { inviteAgain }),
  };
}

function isAdministrator({ roles, status }: Staff): boolean {
  return status === 'ACTIVE' && roles.includes('administrator');
}

async function requireAdministrator(trx: Transaction<DB>, before: Staff): Promise<void> {
  if (!isAdministrator(before)) return;
  if (!(await listStaff(trx)).some(isAdministrator)) throw new DomainError(errorCodes.lastAdministrator);
}

async function memberOf(trx: Transaction<DB>, id: string): Promise<StaffMember> {
  const staff = await findStaff(trx, id);
  if (!staff) throw new Error(`There is no member of staff ${id}.`);
  return toMember(staff);
}

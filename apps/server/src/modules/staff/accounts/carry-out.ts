import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { BranchScope, StaffChange, StaffMember, StaffRole } from '@taga/contract/records/desk/staff';
import type { Language } from '@taga/i18n';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import { isActiveAdministrator } from './alone.ts';
import { scopeInWords } from './branch-scope.ts';
import { makeInvitation, type StaffDependencies } from './invitations.ts';
import { mailChange, mailLink } from './mails.ts';
import { outdateProposals } from './proposal-store.ts';
import { addStaff, changeStaffRow, findStaff, listStaff, type Staff } from './store.ts';

export interface Invitee {
  readonly loginId: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly branchScope: BranchScope;
}

/** On whose word something is done, and why that is enough. */
export interface Authority {
  readonly actor: AuditEntry['actor'];
  /** What was proposed and by whom, or that one administrator did it alone. */
  readonly facts: NonNullable<AuditEntry['facts']>;
  /** Of the emails. Nobody has asked staff for theirs: it is that of the administrator. */
  readonly language: Language;
}

type Carrying = Pick<StaffDependencies, 'now' | 'settings' | 'hasProvider'>;

/** What the bank's identity provider decides cannot be decided here. */
export function refuseElsewhere({ roles, resetSecondFactor, inviteAgain }: StaffChange, hasProvider: boolean): void {
  if (hasProvider && roles) throw new DomainError(errorCodes.staffRolesElsewhere);
  if (hasProvider && (inviteAgain || resetSecondFactor)) throw new DomainError(errorCodes.staffPasswordsOff);
}

/** Adds the person, and sends the link to their own mailbox: nobody else sees it. */
export async function carryOutInvitation(
  trx: Transaction<DB>,
  invitee: Invitee,
  { actor, facts, language }: Authority,
  { now, settings, hasProvider }: Carrying,
): Promise<StaffMember> {
  if (hasProvider) throw new DomainError(errorCodes.staffPasswordsOff);
  const at = now();
  const id = randomUUID();
  if (!(await addStaff(trx, { ...invitee, id, at }))) throw new DomainError(errorCodes.contactTaken);
  const invitation = await makeInvitation(trx, id, { at, lifetimeS: settings.staffInvitationS });
  await mailLink(trx, { ...invitee, id, ...invitation, news: 'invited', language });
  const subject = { kind: 'staff', id };
  await recordAudit(trx, {
    actor,
    action: 'staff.invited',
    subject,
    facts: { roles: invitee.roles.join(' '), branches: scopeInWords(invitee.branchScope), ...facts },
    at,
  });
  return getMember(trx, id);
}

/** What is taken away ends at once: roles are read at every call, and sessions of before end. */
export async function carryOutChange(
  trx: Transaction<DB>,
  { before, change }: { readonly before: Staff; readonly change: StaffChange },
  { actor, facts, language }: Authority,
  { now, settings, hasProvider }: Carrying,
): Promise<StaffMember> {
  refuseElsewhere(change, hasProvider);
  const { id } = before;
  const { roles, branchScope, disabled, resetSecondFactor, inviteAgain } = change;
  const at = now();
  const endsSessions = disabled || resetSecondFactor || inviteAgain;
  await changeStaffRow(trx, id, {
    roles,
    branchScope,
    disabled,
    ...(resetSecondFactor && { secondFactor: null }),
    ...(inviteAgain && { passwordHash: null }),
    ...(endsSessions && { sessionsSince: at }),
  });
  await requireAdministrator(trx, before);
  await outdateProposals(trx, id, at);
  await mailChange(trx, before, { change, at, language });
  if (inviteAgain) {
    const invitation = await makeInvitation(trx, id, { at, lifetimeS: settings.staffInvitationS });
    const news = before.status === 'INVITED' ? 'invited' : 'password';
    await mailLink(trx, { ...before, roles: roles ?? before.roles, ...invitation, news, language });
  }
  const subject = { kind: 'staff', id };
  await recordAudit(trx, { actor, action: 'staff.changed', subject, facts: { ...factsOf(change), ...facts }, at });
  return getMember(trx, id);
}

export function factsOf({ roles, branchScope, disabled, resetSecondFactor, inviteAgain }: StaffChange) {
  return {
    ...(roles && { roles: roles.join(' ') }),
    ...(branchScope !== undefined && { branches: scopeInWords(branchScope) }),
    ...(disabled !== undefined && { disabled }),
    ...(resetSecondFactor && { resetSecondFactor }),
    ...(inviteAgain && { inviteAgain }),
  };
}

async function requireAdministrator(trx: Transaction<DB>, before: Staff): Promise<void> {
  if (!isActiveAdministrator(before)) return;
  if (!(await listStaff(trx)).some(isActiveAdministrator)) throw new DomainError(errorCodes.lastAdministrator);
}

async function getMember(trx: Transaction<DB>, id: string): Promise<StaffMember> {
  const staff = await findStaff(trx, id);
  if (!staff) throw new Error(`There is no member of staff ${id}.`);
  return toMember(staff);
}

export function toMember({
  id,
  loginId,
  name,
  roles,
  branchScope,
  status,
  secondFactor,
  lastSignInAt,
}: Staff): StaffMember {
  const hasSecondFactor = secondFactor !== undefined;
  return {
    id,
    loginId,
    name,
    roles: [...roles],
    branchScope,
    status,
    hasSecondFactor,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  };
}

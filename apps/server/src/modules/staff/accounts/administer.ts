import { randomUUID } from 'node:crypto';
import { type AnswerOf, errorCodes } from '@taga/contract';
import type { listStaff as listStaffEndpoint } from '@taga/contract/endpoints';
import type { StaffChange, StaffOutcome, StaffProposal } from '@taga/contract/records/desk/staff';
import type { Language } from '@taga/i18n';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { recordAudit } from '../audit/index.ts';
import { isFirstAlone, mayChangeAlone, mayInviteAlone } from './alone.ts';
import { refuseUnknownBranches } from './branch-scope.ts';
import {
  type Authority,
  carryOutChange,
  carryOutInvitation,
  factsOf,
  type Invitee,
  refuseElsewhere,
  toMember,
} from './carry-out.ts';
import type { StaffDependencies } from './invitations.ts';
import { insertProposal, listOpenProposals } from './proposal-store.ts';
import { findStaff, findStaffByLogin, listStaff, lockStaff } from './store.ts';

export async function listMembers({ db }: Pick<StaffDependencies, 'db'>): Promise<AnswerOf<typeof listStaffEndpoint>> {
  return {
    staff: (await listStaff(db)).map(toMember),
    proposals: await listOpenProposals(db),
    isFirstAlone: await isFirstAlone(db),
  };
}

/** The administrator who asks. */
export interface Administrator {
  readonly staffId: string;
  readonly language: Language;
}

const byOne = ({ staffId, language }: Administrator, facts: Authority['facts']): Authority => ({
  actor: { kind: 'staff', id: staffId },
  facts,
  language,
});

/** Proposes somebody new. Only the first administrator invites alone, and only another administrator. */
export async function inviteMember(
  invitee: Invitee,
  by: Administrator,
  dependencies: StaffDependencies,
): Promise<StaffOutcome> {
  const { db, hasProvider } = dependencies;
  const { loginId, name, roles, branchScope } = invitee;
  if (hasProvider) throw new DomainError(errorCodes.staffPasswordsOff);
  refuseUnknownBranches(branchScope);
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    if (await findStaffByLogin(trx, loginId)) throw new DomainError(errorCodes.contactTaken);
    if (mayInviteAlone(roles) && (await isFirstAlone(trx))) {
      const alone = byOne(by, { alone: true });
      return done(await carryOutInvitation(trx, invitee, alone, dependencies));
    }
    const change = { roles: [...roles], ...(branchScope && { branchScope }) };
    return propose(trx, { staffId: null, loginId, name, change }, by, dependencies);
  });
}

/** Disables somebody at once; everything else waits for another administrator. */
export async function changeMember(
  { staffId, ...change }: StaffChange & { readonly staffId: string },
  by: Administrator,
  dependencies: StaffDependencies,
): Promise<StaffOutcome> {
  const { db, hasProvider } = dependencies;
  refuseElsewhere(change, hasProvider);
  refuseUnknownBranches(change.branchScope);
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const before = await findStaff(trx, staffId);
    if (!before) throw new DomainError(errorCodes.notFound);
    if (isDisablingOnly(change)) {
      return done(await carryOutChange(trx, { before, change }, byOne(by, {}), dependencies));
    }
    if (mayChangeAlone(before, change) && (await isFirstAlone(trx))) {
      const alone = byOne(by, { alone: true });
      return done(await carryOutChange(trx, { before, change }, alone, dependencies));
    }
    return propose(trx, { staffId, loginId: before.loginId, name: before.name, change }, by, dependencies);
  });
}

/** Takes a right away and gives none. */
const isDisablingOnly = (change: StaffChange) => change.disabled === true && Object.keys(change).length === 1;

const done = (member: StaffOutcome['member']): StaffOutcome => ({ member, proposal: null });

async function propose(
  trx: Transaction<DB>,
  proposed: Pick<StaffProposal, 'staffId' | 'loginId' | 'name' | 'change'>,
  by: Administrator,
  { now }: StaffDependencies,
): Promise<StaffOutcome> {
  const at = now();
  const id = randomUUID();
  if (!(await insertProposal(trx, { ...proposed, id, by: by.staffId, at }))) {
    throw new DomainError(errorCodes.staffProposalOpen);
  }
  await recordAudit(trx, {
    actor: { kind: 'staff', id: by.staffId },
    action: 'staff.proposed',
    ...(proposed.staffId !== null && { subject: { kind: 'staff', id: proposed.staffId } }),
    facts: { proposalId: id, ...factsOf(proposed.change) },
    at,
  });
  const proposal = (await listOpenProposals(trx)).find((each) => each.id === id) ?? null;
  return { member: null, proposal };
}

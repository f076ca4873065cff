import { errorCodes } from '@taga/contract';
import type { StaffMember, StaffProposal, staffProposalDecisions } from '@taga/contract/records/desk/staff';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { recordAudit } from '../audit/index.ts';
import type { Administrator } from './administer.ts';
import { type Authority, carryOutChange, carryOutInvitation } from './carry-out.ts';
import type { StaffDependencies } from './invitations.ts';
import { closeProposal, listOpenProposals } from './proposal-store.ts';
import { findStaff, lockStaff } from './store.ts';

interface Decided {
  readonly proposalId: string;
  readonly decision: (typeof staffProposalDecisions)[number];
}

/** Four eyes: nobody decides on their own proposal, and nobody withdraws somebody else's. */
export async function decideProposal(
  { proposalId, decision }: Decided,
  by: Administrator,
  dependencies: StaffDependencies,
): Promise<StaffMember | null> {
  const { db, now } = dependencies;
  const actor = { kind: 'staff', id: by.staffId } as const;
  const outcome = await db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const proposal = (await listOpenProposals(trx)).find(({ id }) => id === proposalId);
    if (!proposal) throw new DomainError(errorCodes.notFound);
    const isOwn = proposal.proposedBy.id === by.staffId;
    if (isOwn !== (decision === 'WITHDRAW')) return { refused: isOwn ? 'own-proposal' : 'other-proposal' };
    const at = now();
    const subject = proposal.staffId !== null && { subject: { kind: 'staff', id: proposal.staffId } };
    const facts = { proposalId, proposedBy: proposal.proposedBy.id };
    if (decision === 'CONFIRM') {
      await closeProposal(trx, proposalId, { state: 'CONFIRMED', by: by.staffId, at });
      return { member: await carryOut(trx, proposal, { actor, facts, language: by.language }, dependencies) };
    }
    if (decision === 'DECLINE') {
      await closeProposal(trx, proposalId, { state: 'DECLINED', by: by.staffId, at });
      await recordAudit(trx, { actor, action: 'staff.proposal-declined', ...subject, facts, at });
    } else {
      await closeProposal(trx, proposalId, { state: 'WITHDRAWN', by: null, at });
      await recordAudit(trx, { actor, action: 'staff.proposal-withdrawn', ...subject, facts, at });
    }
    return { member: null };
  });
  if (outcome.member !== undefined) return outcome.member;
  const facts = { proposalId, because: outcome.refused };
  await recordAudit(db, { actor, action: 'staff.proposal-refused', facts, at: now() });
  throw new DomainError(outcome.refused === 'own-proposal' ? errorCodes.ownProposal : errorCodes.notAllowed);
}

async function carryOut(
  trx: Transaction<DB>,
  { staffId, loginId, name, change }: StaffProposal,
  authority: Authority,
  dependencies: StaffDependencies,
): Promise<StaffMember> {
  if (staffId === null) {
    const { roles = [], branchScope = null } = change;
    return carryOutInvitation(trx, { loginId, name, roles, branchScope }, authority, dependencies);
  }
  const before = await findStaff(trx, staffId);
  if (!before) throw new DomainError(errorCodes.notFound);
  return carryOutChange(trx, { before, change }, authority, dependencies);
}

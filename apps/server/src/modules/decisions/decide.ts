import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { Refusal } from '../../refusal.ts';
import { recordCaseEvent, recordRefused } from '../case-history/index.ts';
import { type Case, getCase, holderAt, lockCase, refuseHeld, setCaseStatus } from '../cases/index.ts';
import { carryOut } from './carry-out.ts';
import { type DecisionDependencies, requireSeen, type Seen } from './decision.ts';
import { decideProposal, findOpenProposal, type Proposal } from './proposal-store.ts';

interface Decided extends Seen {
  readonly proposalId: string;
}

type Decide = (trx: Transaction<DB>, found: Case, proposal: Proposal) => Promise<void>;

/**
 * Carries out what somebody else has proposed. The decision and everything of ours that follows from it is one
 * transaction; what the bank has to do is kept with it, and is carried on by whoever comes next, should this be the end
 * of the process.
 */
export async function confirmProposal(
  staffId: string,
  decided: Decided,
  dependencies: DecisionDependencies,
): Promise<Case> {
  const at = dependencies.now();
  const proposal = await decide(staffId, decided, dependencies, async (trx, found, proposed) => {
    await decideProposal(trx, proposed.id, { state: 'CONFIRMED', by: staffId, remark: null, at });
    await recordDecision(trx, 'decision.confirmed', staffId, found, proposed, at);
    await carryOut(trx, { found, proposal: proposed, staffId, at });
  });
  if (proposal.kind === 'APPROVE') await dependencies.openings.advance(decided.id);
  return getCase(decided.id, dependencies);
}

/** Gives a case back to the makers. */
export async function sendBackProposal(
  staffId: string,
  { remark, ...decided }: Decided & { readonly remark: string },
  dependencies: DecisionDependencies,
): Promise<Case> {
  const at = dependencies.now();
  await decide(staffId, decided, dependencies, async (trx, found, proposed) => {
    await decideProposal(trx, proposed.id, { state: 'SENT_BACK', by: staffId, remark, at });
    await setCaseStatus(trx, found.id, 'WAITING');
    await recordDecision(trx, 'decision.sent-back', staffId, found, proposed, at);
  });
  return getCase(decided.id, dependencies);
}

function recordDecision(
  trx: Transaction<DB>,
  action: string,
  staffId: string,
  { id }: Case,
  proposal: Proposal,
  at: Date,
): Promise<void> {
  const facts = { proposalId: proposal.id, kind: proposal.kind, proposedBy: proposal.by.staffId };
  return recordCaseEvent(trx, { authorizationReqId: id, action, actor: { kind: 'staff', id: staffId }, facts, at });
}

/** What both ways have in common: it is somebody else's proposal, of what is still so, and nobody else is at it. */
async function decide(
  staffId: string,
  decided: Decided,
  dependencies: DecisionDependencies,
  carry: Decide,
): Promise<Proposal> {
  const { db, now } = dependencies;
  const { id, proposalId } = decided;
  const outcome = await db.transaction().execute(async (trx) => {
    const found = requireSeen(await lockCase(trx, id), 'PROPOSED', decided);
    const proposal = await findOpenProposal(trx, id);
    if (proposal?.id !== proposalId) throw new Refusal(errorCodes.caseChanged);
    const holder = holderAt(found, now());
    if (holder && holder.staffId !== staffId) return { holder };
    if (proposal.by.staffId === staffId) return { isOwn: true } as const;
    await carry(trx, found, proposal);
    return { proposal };
  });
  if (outcome.holder) return refuseHeld({ staffId, id, tried: 'decide' }, outcome.holder, dependencies);
  if (outcome.proposal) return outcome.proposal;
  await recordRefused(db, {
    authorizationReqId: id,
    action: 'decision.refused',
    actor: { kind: 'staff', id: staffId },
    facts: { proposalId, because: 'own-proposal' },
    at: now(),
  });
  throw new Refusal(errorCodes.ownProposal);
}

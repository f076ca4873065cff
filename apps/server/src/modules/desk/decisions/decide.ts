import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { recordAboutCase, recordCaseEvent } from '../case-history/index.ts';
import { type Case, getCase, lockCase, otherHands, placeOf, refuseHeld, setCaseStatus } from '../cases/index.ts';
import { closeProposal, findOpenProposal, type Proposal } from '../proposals/index.ts';
import { carryOutDecision } from './carry-out.ts';
import { type DecisionDependencies, requireSeen, type SeenRevision } from './decision.ts';
import { isPossible } from './possible.ts';

interface Decided extends SeenRevision {
  readonly proposalId: string;
}

/**
 * Carries out what somebody else has proposed. The decision and everything of ours that follows from it is one
 * transaction; what the bank has to do is kept with it, and is carried on by another process, should this be the end of
 * this one.
 */
export async function confirmProposal(
  staffId: string,
  decided: Decided,
  dependencies: DecisionDependencies,
): Promise<Case> {
  const { now, ways } = dependencies;
  const at = now();
  const afterwards = await close(staffId, decided, dependencies, async (trx, found, proposal) => {
    if (!(await isPossible(trx, found, proposal.kind, ways))) throw new DomainError(errorCodes.caseNotOpen);
    await closeProposal(trx, proposal.id, { state: 'CONFIRMED', by: staffId, remark: null, at });
    await record(trx, 'confirmed', staffId, found, proposal, at);
    const carryOut = ways.carryOut?.[proposal.kind] ?? carryOutDecision;
    return carryOut(trx, { found, proposal, staffId, at });
  });
  await afterwards?.();
  return getCase(decided.id, dependencies);
}

/** Gives a case back to the makers. */
export async function sendBackProposal(
  staffId: string,
  { remark, ...decided }: Decided & { readonly remark: string },
  dependencies: DecisionDependencies,
): Promise<Case> {
  const at = dependencies.now();
  await close(staffId, decided, dependencies, async (trx, found, proposal) => {
    await closeProposal(trx, proposal.id, { state: 'SENT_BACK', by: staffId, remark, at });
    await setCaseStatus(trx, found.id, placeOf(found));
    await record(trx, 'sent-back', staffId, found, proposal, at);
  });
  return getCase(decided.id, dependencies);
}

/** Takes back what one has proposed oneself: the case waits again. */
export async function withdrawProposal(
  staffId: string,
  decided: Decided,
  dependencies: DecisionDependencies,
): Promise<Case> {
  const at = dependencies.now();
  const own = { isOwn: true, refusal: errorCodes.notAllowed, because: 'other-proposal' } as const;
  await close(
    staffId,
    decided,
    dependencies,
    async (trx, found, proposal) => {
      await closeProposal(trx, proposal.id, { state: 'WITHDRAWN', by: null, remark: null, at });
      await setCaseStatus(trx, found.id, placeOf(found));
      await record(trx, 'withdrawn', staffId, found, proposal, at);
    },
    own,
  );
  return getCase(decided.id, dependencies);
}

function record(
  trx: Transaction<DB>,
  what: 'confirmed' | 'sent-back' | 'withdrawn',
  staffId: string,
  { id, kind }: Case,
  proposal: Proposal,
  at: Date,
): Promise<void> {
  const action = `${kind.names.decision}.${what}`;
  const facts = { proposalId: proposal.id, kind: proposal.kind, proposedBy: proposal.by.staffId };
  return recordCaseEvent(trx, {
    kind,
    authorizationReqId: id,
    action,
    actor: { kind: 'staff', id: staffId },
    facts,
    at,
  });
}

/** Four eyes: nobody decides on their own proposal, and nobody withdraws somebody else's. */
const ofOthers = { isOwn: false, refusal: errorCodes.ownProposal, because: 'own-proposal' } as const;

/** What all three have in common: it is an open proposal of what is still so, and nobody else is at it. */
async function close<Result>(
  staffId: string,
  decided: Decided,
  dependencies: DecisionDependencies,
  carry: (trx: Transaction<DB>, found: Case, proposal: Proposal) => Promise<Result>,
  whose: typeof ofOthers | { isOwn: true; refusal: typeof errorCodes.notAllowed; because: string } = ofOthers,
): Promise<Result> {
  const { db, now, queue } = dependencies;
  const { id, proposalId } = decided;
  const outcome = await db.transaction().execute(async (trx) => {
    const found = await lockCase(trx, { id, queue });
    if (!found) throw new DomainError(errorCodes.notFound);
    requireSeen(found, found.status === 'PROPOSED', decided);
    const proposal = await findOpenProposal(trx, id);
    if (proposal?.id !== proposalId) throw new DomainError(errorCodes.caseChanged);
    const hands = otherHands(found, staffId, now());
    const { kind } = found;
    if (hands) return { kind, hands };
    if ((proposal.by.staffId === staffId) !== whose.isOwn) return { kind };
    return { kind, result: await carry(trx, found, proposal) };
  });
  const { kind, hands } = outcome;
  if (hands) return refuseHeld({ kind, staffId, id, tried: 'decide' }, hands, dependencies);
  if ('result' in outcome) return outcome.result as Result;
  await recordAboutCase(db, {
    kind,
    authorizationReqId: id,
    action: `${kind.names.decision}.refused`,
    actor: { kind: 'staff', id: staffId },
    facts: { proposalId, because: whose.because },
    at: now(),
  });
  throw new DomainError(whose.refusal);
}

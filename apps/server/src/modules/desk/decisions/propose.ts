import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { DomainError } from '../../../domain-error.ts';
import { recordCaseEvent } from '../case-history/index.ts';
import { type Case, getCase, holderAt, lockCase, otherHands, refuseHeld, setCaseStatus } from '../cases/index.ts';
import { insertProposal, type ProposedDecision } from '../proposals/index.ts';
import { type DecisionDependencies, requireSeen, type SeenRevision } from './decision.ts';
import { isPossible } from './possible.ts';

/** Proposes what becomes of a case. From then on it waits for somebody else. */
export async function proposeDecision(
  staffId: string,
  { id, revision, ...proposed }: SeenRevision & ProposedDecision,
  dependencies: DecisionDependencies,
): Promise<Case> {
  const { db, now, queue, ways } = dependencies;
  const seen = await getCase(id, dependencies);
  const { kind } = seen;
  await ways.refuse?.(seen, proposed);
  const at = now();
  const other = await db.transaction().execute(async (trx) => {
    const found = await lockCase(trx, { id, queue });
    if (!found) throw new DomainError(errorCodes.notFound);
    const hands = otherHands(found, staffId, at);
    if (hands) return hands;
    const isOpen = found.status !== 'PROPOSED' && (await isPossible(trx, found, proposed.kind, ways));
    requireSeen(found, isOpen, { id, revision });
    if (kind.desk.isHeld && !holderAt(found, at)) throw new DomainError(errorCodes.caseNotHeld);
    const proposalId = randomUUID();
    await insertProposal(trx, { id: proposalId, caseId: id, ...proposed, by: staffId, at });
    await setCaseStatus(trx, id, 'PROPOSED');
    const facts = { proposalId, kind: proposed.kind, ...ways.factsOf?.(proposed) };
    const actor = { kind: 'staff', id: staffId } as const;
    const action = `${kind.names.decision}.proposed`;
    await recordCaseEvent(trx, { kind, authorizationReqId: id, action, actor, facts, at });
    return undefined;
  });
  if (other) await refuseHeld({ kind, staffId, id, tried: 'propose' }, other, dependencies);
  return getCase(id, dependencies);
}

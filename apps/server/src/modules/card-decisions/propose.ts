import { randomUUID } from 'node:crypto';
import { type BodyOf, errorCodes } from '@taga/contract';
import type { proposeCardDecision } from '@taga/contract/calls/desk/cards';
import { possibleCardDecisions } from '@taga/contract/journeys/card-application/decisions';
import { approvedAmount, findProblem } from '@taga/contract/rules';
import { Refusal } from '../../refusal.ts';
import { recordAudit } from '../audit/index.ts';
import { type CardAtDesk, type CardDeskDependencies, requireSeen, standingOf, subjectOf } from './card-at-desk.ts';
import { keepProposal } from './proposal-store.ts';
import { countChange, lockAtDesk } from './store.ts';

type Proposed = BodyOf<typeof proposeCardDecision>;

/** Proposes what becomes of an application. From then on it waits for somebody else. */
export async function proposeDecision(
  staffId: string,
  proposed: Proposed,
  { db, now }: CardDeskDependencies,
): Promise<void> {
  const { id, kind, limit = null, remark = null } = proposed;
  const at = now();
  await db.transaction().execute(async (trx) => {
    const found = requireSeen(await lockAtDesk(trx, id), proposed);
    const isOpen = found.proposed === null && possibleCardDecisions(standingOf(found)).includes(kind);
    if (!isOpen) throw new Refusal(errorCodes.caseNotOpen);
    refuseTooMuch(found, limit);
    const proposalId = randomUUID();
    await keepProposal(trx, { id: proposalId, documentNo: id, kind, limit, remark, by: staffId, at });
    await countChange(trx, id);
    const actor = { kind: 'staff', id: staffId } as const;
    const facts = { proposalId, kind, limit };
    await recordAudit(trx, { actor, action: 'card-decision.proposed', subject: subjectOf(id), facts, at });
  });
}

function refuseTooMuch({ requestedAmount }: CardAtDesk, limit: number | null): void {
  const isTooMuch = limit !== null && findProblem(approvedAmount(requestedAmount), String(limit));
  if (isTooMuch) throw new Refusal(errorCodes.invalidField, { fields: ['limit'] });
}

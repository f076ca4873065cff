import { errorCodes } from '@taga/contract';
import { possibleCardDecisions } from '@taga/contract/journeys/card-application/decisions';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { Refusal } from '../../refusal.ts';
import { recordAudit } from '../audit/index.ts';
import {
  type CardAtDesk,
  type CardDeskDependencies,
  requireSeen,
  type Seen,
  standingOf,
  subjectOf,
} from './card-at-desk.ts';
import { carryOut } from './carry-out.ts';
import { type CardProposal, decideProposal, findOpenProposal } from './proposal-store.ts';
import { countChange, lockAtDesk } from './store.ts';

interface Decided extends Seen {
  readonly proposalId: string;
}

type Decide = (trx: Transaction<DB>, found: CardAtDesk, proposal: CardProposal) => Promise<void>;
type Dependencies = Pick<CardDeskDependencies, 'db' | 'now' | 'cardOrders'>;

/**
 * Carries out what somebody else has proposed. The decision and everything of ours that follows from it is one
 * transaction; what the bank has to do is kept with it, and is carried on by whoever comes next, should this be the end
 * of the process.
 */
export async function confirmProposal(staffId: string, decided: Decided, dependencies: Dependencies): Promise<void> {
  const at = dependencies.now();
  let orderId: string | undefined;
  await decide(staffId, decided, dependencies, async (trx, found, proposal) => {
    // What was possible when it was proposed may not be so any more.
    const isPossible = possibleCardDecisions(standingOf(found)).includes(proposal.kind);
    if (!isPossible) throw new Refusal(errorCodes.caseNotOpen);
    await decideProposal(trx, proposal.id, { state: 'CONFIRMED', by: staffId, remark: null, at });
    await recordDecision(trx, 'card-decision.confirmed', staffId, decided, proposal, at);
    orderId = await carryOut(trx, { found, proposal, staffId, at });
  });
  if (orderId) await dependencies.cardOrders.advance(orderId);
}

/** Gives an application back to the makers. */
export async function sendBackProposal(
  staffId: string,
  { remark, ...decided }: Decided & { readonly remark: string },
  dependencies: Dependencies,
): Promise<void> {
  const at = dependencies.now();
  await decide(staffId, decided, dependencies, async (trx, found, proposal) => {
    await decideProposal(trx, proposal.id, { state: 'SENT_BACK', by: staffId, remark, at });
    await countChange(trx, found.documentNo);
    await recordDecision(trx, 'card-decision.sent-back', staffId, decided, proposal, at);
  });
}

function recordDecision(
  trx: Transaction<DB>,
  action: string,
  staffId: string,
  { id, proposalId }: Decided,
  { kind, by }: CardProposal,
  at: Date,
): Promise<void> {
  const facts = { proposalId, kind, proposedBy: by.staffId };
  return recordAudit(trx, { actor: { kind: 'staff', id: staffId }, action, subject: subjectOf(id), facts, at });
}

/** What both ways have in common: it is somebody else's proposal, of what is still so. */
async function decide(staffId: string, decided: Decided, { db, now }: Dependencies, carry: Decide): Promise<void> {
  const { id, proposalId } = decided;
  const isOwn = await db.transaction().execute(async (trx) => {
    const found = requireSeen(await lockAtDesk(trx, id), decided);
    const proposal = await findOpenProposal(trx, id);
    if (!proposal) throw new Refusal(errorCodes.caseNotOpen);
    if (proposal.id !== proposalId) throw new Refusal(errorCodes.caseChanged);
    if (proposal.by.staffId === staffId) return true;
    await carry(trx, found, proposal);
    return false;
  });
  if (!isOwn) return;
  const actor = { kind: 'staff', id: staffId } as const;
  const facts = { proposalId, because: 'own-proposal' };
  await recordAudit(db, { actor, action: 'card-decision.refused', subject: subjectOf(id), facts, at: now() });
  throw new Refusal(errorCodes.ownProposal);
}

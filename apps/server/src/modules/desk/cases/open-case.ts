import type { IdentityStatus } from '@taga/contract/rules';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { recordCaseEvent } from '../case-history/index.ts';
import { type AnsweredCorrection, answerCorrection, outdateProposal } from '../proposals/index.ts';
import { placeOf } from './case.ts';
import { countChange, type HandedIn, saveCase } from './change-store.ts';
import { setCaseStatus } from './store.ts';

/** Brings an application that is submitted to the desk, the first time or corrected: what was proposed before is void. */
export async function openCase(
  trx: Transaction<DB>,
  handedIn: HandedIn,
  corrected: AnsweredCorrection = { changedItems: [] },
): Promise<void> {
  await saveCase(trx, handedIn);
  await outdateProposal(trx, handedIn.authorizationReqId, handedIn.at);
  await answerCorrection(trx, handedIn.authorizationReqId, corrected, handedIn.at);
}

interface CaseChange {
  readonly authorizationReqId: string;
  /** `identity.judged`, `introducer.declined` and so on. */
  readonly action: string;
  readonly identity?: IdentityStatus;
  readonly at: Date;
}

/**
 * Something about a case is not as it was. What was proposed is proposed of what was seen: it is void, and the case goes
 * back to the makers. Nothing happens where there is no case, or it is decided.
 */
export async function noteCaseChange(trx: Transaction<DB>, change: CaseChange): Promise<void> {
  const { authorizationReqId, action, identity, at } = change;
  const changed = await countChange(trx, authorizationReqId, identity);
  if (!changed) return;
  const { status, kind } = changed;
  if (status === 'PROPOSED') {
    await outdateProposal(trx, authorizationReqId, at);
    await setCaseStatus(trx, authorizationReqId, placeOf(changed));
  }
  const facts = { wasProposed: status === 'PROPOSED', ...(identity && { identity }) };
  await recordCaseEvent(trx, { kind, authorizationReqId, action, actor: { kind: 'system' }, facts, at });
}

import { errorCodes } from '@taga/contract';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { Refusal } from '../../../refusal.ts';
import { hashOfIntroductionToken } from './ask-introducers.ts';
import { findIntroduction, type Introduction, keepAnswer } from './store.ts';

export interface AnsweringDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  /** Told what an introducer says, for whoever decides on the application. */
  readonly tellAnswered: (trx: Transaction<DB>, answered: Answered) => Promise<void>;
}

interface Answered {
  readonly authorizationReqId: string;
  readonly state: 'confirmed' | 'declined';
  readonly at: Date;
}

/** What a link leads to while it can be answered. A link that never was and one whose time is over have one answer. */
export async function getIntroduction(
  token: string,
  { db, now }: Pick<AnsweringDependencies, 'db' | 'now'>,
): Promise<Introduction> {
  const introduction = await findIntroduction(db, hashOfIntroductionToken(token));
  if (introduction?.isAnswered) throw new Refusal(errorCodes.introductionAnswered);
  if (!introduction || introduction.expiresAt <= now()) throw new Refusal(errorCodes.introductionLinkInvalid);
  return introduction;
}

export async function answerIntroduction(
  token: string,
  state: 'confirmed' | 'declined',
  dependencies: AnsweringDependencies,
): Promise<void> {
  const { db, now, tellAnswered } = dependencies;
  const answer = { tokenHash: hashOfIntroductionToken(token), state, at: now() };
  const isKept = await db.transaction().execute(async (trx) => {
    const authorizationReqId = await keepAnswer(trx, answer);
    if (authorizationReqId) await tellAnswered(trx, { authorizationReqId, state, at: answer.at });
    return authorizationReqId !== undefined;
  });
  if (isKept) return;
  await getIntroduction(token, dependencies);
  // It could be answered a moment ago, and somebody did.
  throw new Refusal(errorCodes.introductionAnswered);
}

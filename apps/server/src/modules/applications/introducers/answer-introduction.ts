import { errorCodes } from '@taga/contract';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { hashOfIntroductionToken } from './ask-introducers.ts';
import { findIntroduction, type Introduction, saveAnswer } from './store.ts';

export interface AnsweringDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  /** Told what an introducer says, for anyone who decides on the application. */
  readonly notifyAnswered: (trx: Transaction<DB>, answered: Answered) => Promise<void>;
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
  if (introduction?.isAnswered) throw new DomainError(errorCodes.introductionAnswered);
  if (!introduction || introduction.expiresAt <= now()) throw new DomainError(errorCodes.introductionLinkInvalid);
  return introduction;
}

export async function answerIntroduction(
  token: string,
  state: 'confirmed' | 'declined',
  dependencies: AnsweringDependencies,
): Promise<void> {
  const { db, now, notifyAnswered } = dependencies;
  const answer = { tokenHash: hashOfIntroductionToken(token), state, at: now() };
  const isSaved = await db.transaction().execute(async (trx) => {
    const authorizationReqId = await saveAnswer(trx, answer);
    if (authorizationReqId) await notifyAnswered(trx, { authorizationReqId, state, at: answer.at });
    return authorizationReqId !== undefined;
  });
  if (isSaved) return;
  await getIntroduction(token, dependencies);
  // It could be answered a moment ago, and somebody did.
  throw new DomainError(errorCodes.introductionAnswered);
}

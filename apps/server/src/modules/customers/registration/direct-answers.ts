import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { networkOf } from '../../../network.ts';
import { Refusal } from '../../../refusal.ts';
import { dayS } from '../../../time.ts';
import type { Allowances } from '../../access/quotas/index.ts';

/** What tells anyone who asks whether somebody is known here, before anything is proved. */
export type DirectQuestion = 'known document' | 'taken contact' | 'sign-up';

/** Who asks, as far as it can be told. */
export interface Asker {
  readonly token: string;
  readonly deviceToken: string | undefined;
  readonly clientAddress: string;
}

export interface DirectAnswerSettings {
  readonly directAnswersPerToken: number;
  readonly directAnswersPerDevice: number;
  readonly directAnswersPerAddress: number;
  /** How much longer each answer takes than the one before. */
  readonly directAnswerStepMs: number;
}

interface DirectAnswerDependencies {
  readonly db: Kysely<DB>;
  readonly allowances: Allowances;
  readonly settings: DirectAnswerSettings;
}

/**
 * The documents ask for these answers, and who signs up needs a few. Who collects them runs out of tokens, which cost
 * more the more one takes, and of time. Answers how long this one is to take.
 */
export async function countDirectAnswer(
  question: DirectQuestion,
  about: string,
  asker: Asker,
  dependencies: DirectAnswerDependencies,
): Promise<number> {
  const { db, allowances, settings } = dependencies;
  const take = (holder: string, max: number, what: string = question) =>
    allowances.take(db, { what: `direct answer, ${what}`, holder, max, periodS: dayS });
  // Who goes back and forth in the form asks the same again, and learns nothing new.
  const isNew = (await take(`${asker.token} ${about}`, 1, `${question} again`)).isGiven;
  if (!isNew) return 0;
  const counts = [
    { holder: asker.token, max: settings.directAnswersPerToken },
    ...(asker.deviceToken ? [{ holder: asker.deviceToken, max: settings.directAnswersPerDevice }] : []),
    { holder: networkOf(asker.clientAddress), max: settings.directAnswersPerAddress },
  ];
  let longest = 0;
  for (const [index, { holder, max }] of counts.entries()) {
    const taken = await take(holder, max);
    if (!taken.isGiven) throw new Refusal(errorCodes.tooManyRequests, { retryAfterS: taken.retryAfterS });
    const isOfAddress = index === counts.length - 1;
    if (!isOfAddress) longest = Math.max(longest, max - taken.left - 1);
  }
  return longest * settings.directAnswerStepMs;
}

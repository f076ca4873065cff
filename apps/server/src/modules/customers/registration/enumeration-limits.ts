import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { networkOf } from '../../../network.ts';
import { dayS } from '../../../time.ts';
import type { Quotas } from '../../access/quotas/index.ts';

/** What tells anyone who asks whether somebody is known here, before anything is proved. */
export type EnumerationQuestion = 'known document' | 'taken contact' | 'sign-up';

/** Who asks, as far as it can be told. */
export interface Asker {
  readonly token: string;
  readonly deviceToken: string | undefined;
  readonly clientAddress: string;
}

export interface EnumerationLimits {
  readonly enumerationLimitPerToken: number;
  readonly enumerationLimitPerDevice: number;
  readonly enumerationLimitPerAddress: number;
  /** How much longer each answer takes than the one before. */
  readonly enumerationStepMs: number;
}

interface EnumerationDependencies {
  readonly db: Kysely<DB>;
  readonly quotas: Quotas;
  readonly settings: EnumerationLimits;
}

/**
 * The specification asks for these answers, and who signs up needs a few. Who collects them runs out of tokens, which cost
 * more the more one takes, and of time. Answers how long this one is to take.
 */
export async function countEnumeration(
  question: EnumerationQuestion,
  about: string,
  asker: Asker,
  dependencies: EnumerationDependencies,
): Promise<number> {
  const { db, quotas, settings } = dependencies;
  const quotaOf = (owner: string, max: number, what: string = question) => ({
    what: `direct answer, ${what}`,
    owner,
    max,
    periodS: dayS,
  });
  // Who goes back and forth in the form asks the same again, and learns nothing new. What was refused was not answered.
  const answered = quotaOf(`${asker.token} ${about}`, 1, `${question} again`);
  if ((await quotas.waitFor(db, answered)) !== undefined) return 0;
  const counts = [
    { owner: asker.token, max: settings.enumerationLimitPerToken },
    ...(asker.deviceToken ? [{ owner: asker.deviceToken, max: settings.enumerationLimitPerDevice }] : []),
    { owner: networkOf(asker.clientAddress), max: settings.enumerationLimitPerAddress },
  ];
  let longest = 0;
  for (const [index, { owner, max }] of counts.entries()) {
    const taken = await quotas.take(db, quotaOf(owner, max));
    if (!taken.isGiven) throw new DomainError(errorCodes.tooManyRequests, { retryAfterS: taken.retryAfterS });
    const isOfAddress = index === counts.length - 1;
    if (!isOfAddress) longest = Math.max(longest, max - taken.left - 1);
  }
  await quotas.take(db, answered);
  return longest * settings.enumerationStepMs;
}

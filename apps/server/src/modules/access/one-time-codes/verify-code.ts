import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { dayS } from '../../../time.ts';
import { type CodeDependencies, type CodeSubject, hashOfCode } from './code.ts';
import { evaluateCode, evaluateUsedCode, lockCode } from './store.ts';

export interface CodeAttempt extends CodeSubject {
  readonly ref: string;
  readonly code: string;
}

/** `right-before`: it has done its work already, and anyone who asks has not heard so. */
export type CodeResult = 'right' | 'right-before' | 'wrong' | 'expired' | 'tries-used-up';

export async function verifyCode(
  trx: Transaction<DB>,
  attempt: CodeAttempt,
  { key, now, quotas, settings }: CodeDependencies,
): Promise<CodeResult> {
  const at = now();
  const code = await lockCode(trx, attempt);
  // Unknown, used and expired codes have one answer: all of them call for a new one.
  if (code?.ref !== attempt.ref || code.expiresAt <= at) return 'expired';
  if (code.tries >= settings.maxTries) return code.usedAt ? 'expired' : 'tries-used-up';
  // What is not evaluated does not count; and what is, counts before it is.
  const counted = await quotas.take(trx, {
    what: `code tried, ${attempt.purpose}`,
    owner: attempt.subjectId,
    max: settings.triesPerDay,
    periodS: dayS,
  });
  if (!counted.isGiven) return 'tries-used-up';
  const codeHash = hashOfCode(attempt, attempt.code, await key());
  const evaluated = { ...attempt, codeHash, at, maxTries: settings.maxTries };
  if (code.usedAt) return (await evaluateUsedCode(trx, evaluated)) ? 'right-before' : 'expired';
  return (await evaluateCode(trx, evaluated)) ? 'right' : 'wrong';
}

const refusals = {
  // Where nobody has kept what it led to, a used code is one that is over.
  'right-before': errorCodes.codeExpired,
  wrong: errorCodes.codeWrong,
  expired: errorCodes.codeExpired,
  'tries-used-up': errorCodes.codeTriesUsedUp,
} as const;

/** For after the transaction that evaluated the code: thrown within, it would take back the count of the try. */
export function refuseUnlessRight(result: CodeResult): void {
  if (result !== 'right') throw new DomainError(refusals[result]);
}

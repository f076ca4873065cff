import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { hashOfCode } from './code-hash.ts';
import type { CodePurpose } from './code-purpose.ts';
import type { CodeVerdict } from './code-verdict.ts';
import type { CodeParts } from './codes.ts';
import { findCode, judgeCode } from './store.ts';

export interface CodeAttempt {
  readonly ref: string;
  readonly purpose: CodePurpose;
  readonly subjectId: string;
  readonly code: string;
}

export async function verifyCode(
  trx: Transaction<DB>,
  attempt: CodeAttempt,
  { key, now, settings }: CodeParts,
): Promise<CodeVerdict> {
  const at = now();
  const codeHash = hashOfCode(attempt, await key());
  const isRight = await judgeCode(trx, { ...attempt, codeHash, at, maxTries: settings.maxTries });
  if (isRight !== undefined) return isRight ? 'right' : 'wrong';
  const code = await findCode(trx, attempt);
  const isOpen = code && code.ref === attempt.ref && !code.usedAt && code.expiresAt > at;
  // Unknown, used and expired codes have one answer: all of them call for a new one.
  return isOpen ? 'tries-used-up' : 'expired';
}

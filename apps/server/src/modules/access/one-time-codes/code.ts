import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { otpDigits } from '@taga/contract/constants';
import { later } from '../../../time.ts';
import type { Quotas } from '../quotas/index.ts';

/** What a code is for; one given for another purpose is wrong. */
export type CodePurpose = 'sign-up' | 'reset' | 'activation' | 'existing-customer' | 'new-phone';

/** What is to be proved, and by whom: a registration or a customer. */
export interface CodeSubject {
  readonly purpose: CodePurpose;
  readonly subjectId: string;
}

/** What is kept of a code that is sent. */
export interface NewCode extends CodeSubject {
  readonly ref: string;
  readonly codeHash: Buffer;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

interface CodeSettings {
  readonly lifetimeS: Readonly<Record<CodePurpose, number>>;
  /** Guesses of one code that are evaluated. */
  readonly maxTries: number;
  readonly maxResends: number;
  /** At least this long from one sending to the next. */
  readonly resendGapS: number;
  /** To one number, or one address, for each of those who ask on their own count. */
  readonly sendsPerDay: number;
  /** Guesses for one purpose and subject, whatever codes were sent. */
  readonly triesPerDay: number;
}

export interface CodeDependencies {
  readonly now: () => Date;
  readonly randomCode: () => string;
  readonly key: () => Promise<Buffer>;
  readonly quotas: Quotas;
  readonly settings: CodeSettings;
}

export function randomCode(): string {
  return String(randomInt(10 ** otpDigits)).padStart(otpDigits, '0');
}

/** Keyed, because a million codes are tried in a blink by the person who has a copy of the table. */
export function hashOfCode({ purpose, subjectId }: CodeSubject, code: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${subjectId}\n${code}`).digest();
}

/** A code to send and what is kept of it. Where it is for nobody, no code will ever be right. */
export async function makeCode(
  { purpose, subjectId }: CodeSubject,
  isForSomebody: boolean,
  dependencies: CodeDependencies,
): Promise<{ code: string; fresh: NewCode }> {
  const code = dependencies.randomCode();
  // Hashing more than any code can be: nothing that is typed will match it.
  const hashed = isForSomebody ? code : `${code} for nobody`;
  const sentAt = dependencies.now();
  return {
    code,
    fresh: {
      ref: randomBytes(16).toString('base64url'),
      purpose,
      subjectId,
      codeHash: hashOfCode({ purpose, subjectId }, hashed, await dependencies.key()),
      sentAt,
      expiresAt: later(sentAt, dependencies.settings.lifetimeS[purpose]),
    },
  };
}

/**
 * The id of somebody who does not exist: the same for the same text, and to be told from a real one by nobody
 * without the key.
 */
export function idOfDecoy(text: string, key: Buffer): string {
  const bytes = createHmac('sha256', key).update(`nobody\n${text}`).digest().subarray(0, 16);
  // The marks of a random UUID, which real ids carry.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

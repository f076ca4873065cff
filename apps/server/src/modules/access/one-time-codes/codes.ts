import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type CodeDependencies, type CodePurpose, type CodeSubject, idOfDecoy } from './code.ts';
import { type CodeRequest, requestCode, resendCode, type SentCode, sendCode } from './send-code.ts';
import { sendOrRepeatCode } from './send-or-repeat-code.ts';
import { countTries, findSubject } from './store.ts';
import { type CodeAttempt, type CodeResult, verifyCode } from './verify-code.ts';

export interface Codes {
  /** Starts afresh: an earlier code of the same purpose and subject is no longer valid. */
  send(trx: Transaction<DB>, request: CodeRequest): Promise<SentCode>;
  /**
   * Sends a new code under the same reference, by SMS or, once those are used up, by e-mail. The pause between two codes
   * holds only while the last one was not typed.
   */
  resend(trx: Transaction<DB>, request: CodeRequest, via?: 'sms' | 'email'): Promise<SentCode>;
  /**
   * The same for who has proved nothing: sends by SMS, or repeats the answer while a code is fresh or none is left,
   * and leaves the live code alone. Nobody is shut out by those who ask in their name.
   */
  sendOrRepeat(trx: Transaction<DB>, request: CodeRequest): Promise<SentCode>;
  /** Sends the first code, or sends it again. After a while of silence it is the first of a new count. */
  request(trx: Transaction<DB>, request: CodeRequest, via?: 'sms' | 'email'): Promise<SentCode>;
  /** Counts the try, then evaluates. What follows from a right code belongs into the same transaction. */
  verify(trx: Transaction<DB>, attempt: CodeAttempt): Promise<CodeResult>;
  /** How often the code that was sent can still be typed. */
  triesLeft(db: Kysely<DB>, subject: CodeSubject): Promise<number>;
  /** Whom a reference was given to. */
  findSubject(db: Kysely<DB>, ref: string, purpose: CodePurpose): Promise<string | undefined>;
  /** An id that belongs to nobody, always the same for one text: for answers that must not show it. */
  decoyFor(text: string): Promise<string>;
}

/** Six digits that prove somebody holds the phone on file. */
export function createCodes(dependencies: CodeDependencies): Codes {
  return {
    send: (trx, request) => sendCode(trx, request, dependencies),
    resend: (trx, request, via = 'sms') => resendCode(trx, request, via, dependencies),
    request: (trx, request, via = 'sms') => requestCode(trx, request, via, dependencies),
    sendOrRepeat: (trx, request) => sendOrRepeatCode(trx, request, dependencies),
    verify: (trx, attempt) => verifyCode(trx, attempt, dependencies),
    triesLeft: async (db, subject) => Math.max(0, dependencies.settings.maxTries - (await countTries(db, subject))),
    findSubject,
    decoyFor: async (text) => idOfDecoy(text, await dependencies.key()),
  };
}

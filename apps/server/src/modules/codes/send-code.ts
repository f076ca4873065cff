import { randomBytes } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { Language } from '@taga/i18n';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { CallError } from '../../http/call-error.ts';
import { queueMessage } from '../channels/index.ts';
import { hashOfCode } from './code-hash.ts';
import type { CodePurpose } from './code-purpose.ts';
import type { CodeParts } from './codes.ts';
import { explainRefusedResend } from './explain-refused-resend.ts';
import { type KeptCode, keepNewCode, type NewCode, renewCodeByEmail, renewCodeBySms } from './store.ts';

/** Where a code goes: the number and address on file, never those of a request. */
export interface Recipient {
  readonly phone: string;
  readonly email: string;
  readonly language: Language;
}

export interface CodeRequest {
  readonly purpose: CodePurpose;
  /** A registration or a customer. */
  readonly subjectId: string;
  /**
   * Missing where there is nobody and the answer must not show it: the same is counted, kept and queued, but no
   * message leaves and no code will ever be right.
   */
  readonly recipient: Recipient | undefined;
}

export interface SentCode {
  readonly ref: string;
  /** Seconds until the code may be sent again. */
  readonly resendAfterS: number;
  /** By SMS. */
  readonly resendsLeft: number;
  /** Whether the next one may go by e-mail, those by SMS being used up. */
  readonly emailPossible: boolean;
}

const dayS = 24 * 60 * 60;

export async function sendCode(trx: Transaction<DB>, request: CodeRequest, parts: CodeParts): Promise<SentCode> {
  const { code, fresh } = await makeCode(request, parts);
  const kept = await keepNewCode(trx, fresh);
  await deliver(trx, request, { code, via: 'sms', expiresAt: fresh.expiresAt }, parts);
  return toSentCode(kept, parts);
}

export async function resendCode(
  trx: Transaction<DB>,
  request: CodeRequest,
  via: 'sms' | 'email',
  parts: CodeParts,
): Promise<SentCode> {
  const { settings, now } = parts;
  const { code, fresh } = await makeCode(request, parts);
  const guard = { maxResends: settings.maxResends, sentBefore: new Date(now().getTime() - settings.resendGapS * 1000) };
  const renew = via === 'sms' ? renewCodeBySms : renewCodeByEmail;
  const kept = await renew(trx, fresh, guard);
  if (!kept) throw await explainRefusedResend(trx, request, via, parts);
  await deliver(trx, request, { code, via, expiresAt: fresh.expiresAt }, parts);
  return toSentCode(kept, parts);
}

async function makeCode(
  { purpose, subjectId, recipient }: CodeRequest,
  { randomCode, key, now, settings }: CodeParts,
): Promise<{ code: string; fresh: NewCode }> {
  const code = randomCode();
  // Hashing more than any code can be: nothing that is typed will match it.
  const hashed = recipient ? code : `${code} for nobody`;
  const sentAt = now();
  return {
    code,
    fresh: {
      ref: randomBytes(16).toString('base64url'),
      purpose,
      subjectId,
      codeHash: hashOfCode({ purpose, subjectId, code: hashed }, await key()),
      sentAt,
      expiresAt: new Date(sentAt.getTime() + settings.lifetimeS[purpose] * 1000),
    },
  };
}

interface Delivery {
  readonly code: string;
  readonly via: 'sms' | 'email';
  readonly expiresAt: Date;
}

async function deliver(
  trx: Transaction<DB>,
  { purpose, subjectId, recipient }: CodeRequest,
  { code, via, expiresAt }: Delivery,
  { allowances, settings }: CodeParts,
): Promise<void> {
  const to = via === 'sms' ? recipient?.phone : recipient?.email;
  const mayBeSent = await allowances.take(trx, {
    what: `code by ${via}`,
    holder: to ?? subjectId,
    max: settings.sendsPerDay,
    periodS: dayS,
  });
  if (!mayBeSent) throw new CallError(errorCodes.codeResendsUsedUp);
  const language = recipient?.language ?? 'en';
  // What is to nobody is over before it starts, and the worker drops it like any code that comes too late.
  const notAfter = recipient ? expiresAt : new Date(0);
  const envelope = { to: to ?? '-', language, notAfter, topic: `code ${purpose} ${subjectId}` };
  if (via === 'sms') {
    await queueMessage(trx, { ...envelope, channel: via, template: `${purpose}-code`, values: { code } });
  } else {
    const values = { code, lifetimeS: settings.lifetimeS[purpose] };
    await queueMessage(trx, { ...envelope, channel: via, template: 'code-by-email', values });
  }
}

function toSentCode(kept: KeptCode, { settings }: CodeParts): SentCode {
  const resendsLeft = Math.max(0, settings.maxResends - kept.resends);
  return {
    ref: kept.ref,
    resendAfterS: settings.resendGapS,
    resendsLeft,
    emailPossible: resendsLeft === 0 && !kept.sentByEmail,
  };
}

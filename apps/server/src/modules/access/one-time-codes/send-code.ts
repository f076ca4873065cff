import { errorCodes } from '@taga/contract';
import { defaultLanguage, type Language } from '@taga/i18n';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { dayS, later } from '../../../time.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { type CodeDependencies, type CodeSubject, makeCode } from './code.ts';
import { findCode, insertCode, renewCodeByEmail, renewCodeBySms, type SavedCode, wasTyped } from './store.ts';

/** Where a code goes: the number and address on file, never those of a request. */
export interface Recipient {
  readonly phone: string;
  readonly email: string;
  readonly language: Language;
}

export interface CodeRequest extends CodeSubject {
  /**
   * Missing where there is nobody and the answer must not show it: the same is counted, kept and queued, but no
   * message leaves and no code will ever be right.
   */
  readonly recipient: Recipient | undefined;
  /** Whether the device it is asked from is one of the customer's own; they need not pay for what attackers ask for. */
  readonly isFromKnownDevice?: boolean;
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

type Via = 'sms' | 'email';

export async function sendCode(
  trx: Transaction<DB>,
  request: CodeRequest,
  dependencies: CodeDependencies,
): Promise<SentCode> {
  const { code, fresh } = await makeCode(request, request.recipient !== undefined, dependencies);
  const kept = await insertCode(trx, fresh);
  await deliver(trx, request, { code, via: 'sms', expiresAt: fresh.expiresAt }, dependencies);
  return toSentCode(kept, dependencies);
}

export async function resendCode(
  trx: Transaction<DB>,
  request: CodeRequest,
  via: Via,
  dependencies: CodeDependencies,
): Promise<SentCode> {
  const { settings, now } = dependencies;
  const { code, fresh } = await makeCode(request, request.recipient !== undefined, dependencies);
  const guard = { maxResends: settings.maxResends, sentBefore: later(now(), -settings.resendGapS) };
  const renew = via === 'sms' ? renewCodeBySms : renewCodeByEmail;
  const kept = await renew(trx, fresh, guard);
  if (!kept) throw await explainRefusedResend(trx, request, via, dependencies);
  await deliver(trx, request, { code, via, expiresAt: fresh.expiresAt }, dependencies);
  return toSentCode(kept, dependencies);
}

/** Anyone who has not asked for so long begins again: nobody is left without a code permanently. */
export const countRestartsAfterS = 60 * 60;

/** For subjects that the caller holds, so that of two requests at once one is the first. */
export async function requestCode(
  trx: Transaction<DB>,
  request: CodeRequest,
  via: Via,
  dependencies: CodeDependencies,
): Promise<SentCode> {
  const last = await findCode(trx, request);
  const isAgain = last && last.sentAt > later(dependencies.now(), -countRestartsAfterS);
  return isAgain ? resendCode(trx, request, via, dependencies) : sendCode(trx, request, dependencies);
}

/** Why a code was not sent again: nothing is left, or it is too soon. */
async function explainRefusedResend(
  trx: Transaction<DB>,
  subject: CodeSubject,
  via: Via,
  { settings, now }: CodeDependencies,
): Promise<DomainError> {
  const code = await findCode(trx, subject);
  const areUsedUp = via === 'sms' ? code && code.resends >= settings.maxResends : code?.sentByEmail;
  if (areUsedUp) return new DomainError(errorCodes.codeResendsUsedUp);
  const waitS = code ? waitOf(code, settings.resendGapS, now()) : 0;
  return new DomainError(errorCodes.codeResendTooSoon, { retryAfterS: Math.max(1, waitS) });
}

interface Delivery {
  readonly code: string;
  readonly via: Via;
  readonly expiresAt: Date;
}

async function deliver(trx: Transaction<DB>, request: CodeRequest, delivery: Delivery, dependencies: CodeDependencies) {
  const taken = await takeSending(trx, request, delivery.via, dependencies);
  if (!taken.isGiven) throw new DomainError(errorCodes.codeResendsUsedUp, { retryAfterS: taken.retryAfterS });
  await queueCode(trx, request, delivery, dependencies);
}

/** Newcomers, attackers and customers each have a count of their own: none of them can spend that of the others. */
function askerOf({ purpose, isFromKnownDevice }: CodeRequest): string {
  if (purpose === 'sign-up') return 'newcomer';
  return purpose === 'reset' && !isFromKnownDevice ? 'stranger' : 'customer';
}

/** Counts one message to the number or address on file. */
export function takeSending(
  trx: Transaction<DB>,
  request: CodeRequest,
  via: Via,
  { quotas, settings }: CodeDependencies,
) {
  const to = via === 'sms' ? request.recipient?.phone : request.recipient?.email;
  return quotas.take(trx, {
    what: `code by ${via} for a ${askerOf(request)}`,
    owner: to ?? request.subjectId,
    max: settings.sendsPerDay,
    periodS: dayS,
  });
}

export async function queueCode(
  trx: Transaction<DB>,
  { purpose, subjectId, recipient }: CodeRequest,
  { code, via, expiresAt }: Delivery,
  { settings }: CodeDependencies,
): Promise<void> {
  const to = via === 'sms' ? recipient?.phone : recipient?.email;
  const language = recipient?.language ?? defaultLanguage;
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

export function toSentCode(kept: SavedCode, { settings, now }: CodeDependencies): SentCode {
  const resendsLeft = Math.max(0, settings.maxResends - kept.resends);
  return {
    ref: kept.ref,
    resendAfterS: waitOf(kept, settings.resendGapS, now()),
    resendsLeft,
    emailPossible: resendsLeft === 0 && !kept.sentByEmail,
  };
}

/** The pause keeps anyone from sending many; after one that was typed there is a reason to ask, and the counts are the bound. */
function waitOf(code: SavedCode, gapS: number, at: Date): number {
  if (wasTyped(code)) return 0;
  return Math.max(0, Math.ceil((code.sentAt.getTime() - at.getTime()) / 1000 + gapS));
}

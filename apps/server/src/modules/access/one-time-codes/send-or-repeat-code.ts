import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { later } from '../../../time.ts';
import { type CodeDependencies, makeCode, type NewCode } from './code.ts';
import {
  type CodeRequest,
  countRestartsAfterS,
  queueCode,
  type SentCode,
  takeSending,
  toSentCode,
} from './send-code.ts';
import { holdCode, insertCode, renewCodeBySms, type SavedCode, spendResends } from './store.ts';

/**
 * For a call that anyone may make in anybody's name. It counts like a resend, but is never refused: who may have
 * nothing sent gets the answer of the last sending again, whose code stays good, and learns whether e-mail is left.
 */
export async function sendOrRepeatCode(
  trx: Transaction<DB>,
  request: CodeRequest,
  dependencies: CodeDependencies,
): Promise<SentCode> {
  const { code, fresh } = await makeCode(request, request.recipient !== undefined, dependencies);
  const last = await holdCode(trx, fresh);
  const isNewCount = last.sentAt <= later(fresh.sentAt, -countRestartsAfterS);
  if (!isNewCount && !maySendAgain(last, dependencies)) return toSentCode(last, dependencies);
  const taken = await takeSending(trx, request, 'sms', dependencies);
  if (!taken.isGiven) return toSentCode(await spendSms(trx, fresh, isNewCount, dependencies), dependencies);
  const kept = isNewCount ? await insertCode(trx, fresh) : await renewHeld(trx, fresh, dependencies);
  await queueCode(trx, request, { code, via: 'sms', expiresAt: fresh.expiresAt }, dependencies);
  return toSentCode(kept, dependencies);
}

/** A code that was used is no reason to wait: only who had it could use it. */
function maySendAgain({ resends, sentAt, usedAt }: SavedCode, { settings, now }: CodeDependencies): boolean {
  const isTooSoon = sentAt > later(now(), -settings.resendGapS);
  return resends < settings.maxResends && (usedAt !== null || !isTooSoon);
}

/** No SMS is left for the day: as after the last resend, e-mail is. */
function spendSms(trx: Transaction<DB>, fresh: NewCode, isNewCount: boolean, { settings }: CodeDependencies) {
  return spendResends(trx, fresh, { maxResends: settings.maxResends, isNewCount });
}

async function renewHeld(trx: Transaction<DB>, fresh: NewCode, { settings }: CodeDependencies): Promise<SavedCode> {
  const renewed = await renewCodeBySms(trx, fresh, { maxResends: settings.maxResends, sentBefore: fresh.sentAt });
  if (!renewed) throw new Error('A code that is held cannot change.');
  return renewed;
}

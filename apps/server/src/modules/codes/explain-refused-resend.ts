import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { CallError } from '../../http/call-error.ts';
import type { CodePurpose } from './code-purpose.ts';
import type { CodeParts } from './codes.ts';
import { findCode } from './store.ts';

/** Why a code was not sent again: nothing is left, or it is too soon. */
export async function explainRefusedResend(
  trx: Transaction<DB>,
  request: { readonly purpose: CodePurpose; readonly subjectId: string },
  via: 'sms' | 'email',
  { settings, now }: Pick<CodeParts, 'settings' | 'now'>,
): Promise<CallError> {
  const code = await findCode(trx, request);
  const areUsedUp = via === 'sms' ? code && code.resends >= settings.maxResends : code?.sentByEmail;
  if (areUsedUp) return new CallError(errorCodes.codeResendsUsedUp);
  const sentAtMs = code?.sentAt.getTime() ?? 0;
  const waitS = Math.ceil((sentAtMs - now().getTime()) / 1000 + settings.resendGapS);
  return new CallError(errorCodes.codeResendTooSoon, { headers: { 'retry-after': String(Math.max(1, waitS)) } });
}

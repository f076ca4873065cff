import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { CallError } from '../../http/call-error.ts';
import { networkOf } from './network-of.ts';
import { dayS, type RegisterParts } from './register-parts.ts';

const retryAfterS = 60 * 60;

/**
 * Each sign-up sends an SMS to a number the caller chose. Those to one number are limited with the codes; this
 * stops who asks for many numbers, to earn by the messages or to annoy.
 */
export async function refuseTooManySignUps(
  trx: Transaction<DB>,
  clientAddress: string,
  { allowances, settings }: RegisterParts,
): Promise<void> {
  const maySignUp = await allowances.take(trx, {
    what: 'sign-up',
    holder: networkOf(clientAddress),
    max: settings.signUpsPerDay,
    periodS: dayS,
  });
  if (maySignUp) return;
  throw new CallError(errorCodes.tooManyRequests, { headers: { 'retry-after': String(retryAfterS) } });
}

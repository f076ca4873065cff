import { errorCodes } from '@taga/contract';
import { toAsciiDigits } from '@taga/contract/rules';
import { CallError } from '../../http/call-error.ts';
import type { Customer } from '../customers/index.ts';
import type { ApplicationParts } from './application-parts.ts';

/** Whether the bank does business with the customer. About anybody else it says nothing. */
export async function checkBlacklist({ person }: Customer, uid: string, { bank }: ApplicationParts): Promise<boolean> {
  if (toAsciiDigits(uid).toUpperCase() !== person.idValue) throw new CallError(errorCodes.notFound);
  return bank.isBlacklisted(person);
}

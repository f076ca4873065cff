import { errorCodes } from '@taga/contract';
import { toAsciiDigits } from '@taga/contract/rules';
import { Refusal } from '../../refusal.ts';
import type { Customer } from '../customers/index.ts';
import type { ApplicationDependencies } from './application.ts';

/** Whether the bank does business with the customer. About anybody else it says nothing. */
export async function checkBlacklist(
  { person }: Customer,
  uid: string,
  { bank }: ApplicationDependencies,
): Promise<boolean> {
  if (toAsciiDigits(uid).toUpperCase() !== person.idValue) throw new Refusal(errorCodes.notFound);
  return bank.isBlacklisted(person);
}

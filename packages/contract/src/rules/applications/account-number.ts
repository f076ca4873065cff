import * as z from 'zod/mini';
import { accountNumberDigits, existingAccountMinCharacters } from '../../constants.ts';
import { toAsciiDigits } from '../fields/digits.ts';
import { says } from '../fields/rule.ts';

const wholeNumber = new RegExp(`^\\d{${accountNumberDigits}}$`);

/** Account numbers are printed in groups, so spaces may come along. */
const tidied = () => z.overwrite((typed: string) => toAsciiDigits(typed).replace(/\s/g, ''));

export const accountNumber = z
  .string(says('validation.accountNumber.wrong'))
  .check(tidied(), z.regex(wholeNumber, says('validation.accountNumber.wrong')));

export const introducerAccountNumber = z
  .string(says('validation.introducer.accountNumberWrong'))
  .check(tidied(), z.regex(wholeNumber, says('validation.introducer.accountNumberWrong')));

/** Positions 4 to 6, counted from 1, say what kind of account it is. */
export function productCodeOf(number: string): string {
  return number.slice(3, 6);
}

/** The account a customer already has. Which product codes are allowed is reference data. */
export function existingAccountNumber(allowedProductCodes: readonly string[]) {
  const tooShort = says('validation.existingAccount.tooShort');
  const notAllowed = says('validation.existingAccount.notAllowed');
  return z.string(tooShort).check(
    tidied(),
    z.minLength(existingAccountMinCharacters, tooShort),
    z.maxLength(accountNumberDigits, notAllowed),
    z.regex(/^\d*$/, notAllowed),
    z.refine((number) => allowedProductCodes.includes(productCodeOf(number)), notAllowed),
  );
}

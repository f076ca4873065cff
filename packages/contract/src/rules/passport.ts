import * as z from 'zod/mini';
import { passportNumberMaxCharacters } from '../constants.ts';
import { asciiDigits } from './digits.ts';
import { says } from './rule.ts';

export const passportNumber = z
  .string(says('validation.passport.numberMissing'))
  .check(
    z.trim(),
    asciiDigits(),
    z.toUpperCase(),
    z.minLength(1, says('validation.passport.numberMissing')),
    z.maxLength(passportNumberMaxCharacters, says('validation.passport.numberWrong')),
    z.regex(/^[A-Z0-9]*$/, says('validation.passport.numberWrong')),
  );

export const passportIssueDate = z.iso.date(says('validation.passport.issueDateMissing'));
export const passportExpiryDate = z.iso.date(says('validation.passport.expiryDateMissing'));

export function isAfterIssue(issueDate: string, expiryDate: string): boolean {
  return expiryDate > issueDate;
}

const dates = z.object({ issueDate: passportIssueDate, expiryDate: passportExpiryDate });

export const passportDates = dates.check(
  z.refine(({ issueDate, expiryDate }) => isAfterIssue(issueDate, expiryDate), {
    path: ['expiryDate'],
    error: says('validation.passport.expiryNotAfterIssue'),
  }),
);

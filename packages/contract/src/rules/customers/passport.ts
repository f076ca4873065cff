import * as z from 'zod/mini';
import { passportNumberMaxCharacters } from '../../constants.ts';
import { type CalendarDate, givenDate } from '../fields/calendar-date.ts';
import { needs, says } from '../fields/rule.ts';
import { writeLettersAndDigits } from '../fields/typing.ts';

export const passportNumber = z
  .string(says('validation.passport.numberMissing'))
  .check(
    z.overwrite(writeLettersAndDigits),
    z.minLength(1, says('validation.passport.numberMissing')),
    z.maxLength(passportNumberMaxCharacters, says('validation.passport.numberWrong')),
    z.regex(/^[A-Z0-9]*$/, says('validation.passport.numberWrong')),
  );

/** What can be said of the dates without knowing today. */
export const passportIssueDate = givenDate('validation.passport.issueDateMissing');
export const passportExpiryDate = givenDate('validation.passport.expiryDateMissing');

export function isAfterIssue(issueDate: string, expiryDate: string): boolean {
  return expiryDate > issueDate;
}

/** A passport is good through the day it expires on. */
export function passportDates(today: CalendarDate) {
  const dates = z.object({
    issueDate: passportIssueDate.check(
      z.refine((date) => date <= today, says('validation.passport.issueDateInFuture')),
    ),
    expiryDate: passportExpiryDate,
  });
  return dates.check(
    needs(
      'expiryDate',
      ({ issueDate, expiryDate }) => isAfterIssue(issueDate, expiryDate),
      says('validation.passport.expiryNotAfterIssue'),
    ),
    needs('expiryDate', ({ expiryDate }) => expiryDate >= today, says('validation.passport.expired')),
  );
}

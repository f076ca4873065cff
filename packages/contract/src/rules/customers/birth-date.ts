import * as z from 'zod/mini';
import { earliestBirthDate, minimumAgeYears } from '../../constants.ts';
import { type CalendarDate, givenDate, isAtLeast } from '../fields/calendar-date.ts';
import { says } from '../fields/rule.ts';

/** What can be said of a birth date without knowing today. */
export const possibleBirthDate = givenDate('validation.birthDate.missing').check(
  z.refine((date) => date >= earliestBirthDate, says('validation.birthDate.tooEarly')),
);

export function birthDate(today: CalendarDate) {
  return possibleBirthDate.check(
    z.refine((date) => isAtLeast(minimumAgeYears, date, today), says('validation.birthDate.underAge')),
  );
}

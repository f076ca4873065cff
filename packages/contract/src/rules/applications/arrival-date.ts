import * as z from 'zod/mini';
import { type CalendarDate, givenDate } from '../fields/calendar-date.ts';
import { says } from '../fields/rule.ts';

/** The day a passport holder came into the country, for Form QA 22. */
export function arrivalDate(today: CalendarDate) {
  return givenDate('validation.arrivalDate.missing').check(
    z.refine((date) => date <= today, says('validation.arrivalDate.inFuture')),
  );
}

import * as z from 'zod/mini';
import { calendarDate, myanmarMidnight } from './calendar-date.ts';
import { says } from './rule.ts';

/** A day as `Y-m-d`, or empty for no limit. */
export const dayOrEmpty = z.union([z.literal(''), calendarDate]);

const days = z.object({ from: dayOrEmpty, to: dayOrEmpty });

const inOrder = z.refine<z.infer<typeof days>>(
  ({ from, to }) => !from || !to || from <= to,
  says('validation.dateRange.reversed'),
);

/** The inbox filter: both days or none, in this order. */
export const dateRange = days.check(
  z.refine(({ from, to }) => Boolean(from) === Boolean(to), says('validation.dateRange.incomplete')),
  inOrder,
);

/** The filter of orders: an end date alone is enough. */
export const openDateRange = days.check(inOrder);

export type DateRangeRule = typeof dateRange | typeof openDateRange;

/** From the first moment of a day to the last of another, in Myanmar. An empty day is no limit. */
export function daysBetween(from: string | undefined, to: string | undefined) {
  return {
    from: from ? myanmarMidnight(from) : undefined,
    before: to ? myanmarMidnight(to, 1) : undefined,
  };
}

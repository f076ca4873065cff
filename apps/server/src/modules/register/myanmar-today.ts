import type { CalendarDate } from '@taga/contract/rules';

/** Half past six ahead of UTC all year round. */
const offsetMs = 6.5 * 60 * 60 * 1000;

/** The day it is in Myanmar, which decides who is of age, wherever the server stands. */
export function myanmarToday(at: Date): CalendarDate {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

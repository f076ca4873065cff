import type { CalendarDate } from '@taga/contract/rules/calendar-date';

const myanmarOffsetMs = 6.5 * 60 * 60 * 1000;

/** The day it is in Myanmar, wherever the phone is: the server reckons the same way. */
export function todayInMyanmar(nowMs = Date.now()): CalendarDate {
  return new Date(nowMs + myanmarOffsetMs).toISOString().slice(0, 10);
}

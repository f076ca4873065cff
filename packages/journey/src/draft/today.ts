import { type CalendarDate, myanmarToday } from '@taga/contract/rules/fields/calendar-date';

/** The day the server would check answers by at this moment. */
export function todayInMyanmar(nowMs = Date.now()): CalendarDate {
  return myanmarToday(new Date(nowMs));
}

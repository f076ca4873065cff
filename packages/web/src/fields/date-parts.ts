import { type CalendarDate, fromDayMonthYear } from '@taga/contract/rules/calendar-date';
import type { DateParts } from '@taga/ui';

/** The day that was typed in three fields; empty when there is no such day. */
export function dateOf({ day, month, year }: DateParts): CalendarDate | '' {
  return fromDayMonthYear(`${day}/${month}/${year}`) ?? '';
}

import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { type DateFormat, formatDate, type Language, parseCalendarDate } from '@taga/i18n';

/** The day of a moment, as the bank in Myanmar counts it, in one of the specification's formats. */
export function formatMyanmarDay(moment: string, format: DateFormat, language: Language): string {
  const day = parseCalendarDate(myanmarToday(new Date(moment)));
  return day ? formatDate(day, format, language) : '';
}

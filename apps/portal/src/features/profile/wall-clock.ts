import { formatClock, formatDate, type Language } from '@taga/i18n';

/** A moment by the clock on the reader's own wall. */
export function formatWallClock(moment: Date, language: Language): string {
  const day = { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
  return `${formatDate(day, 'dayMonthYear', language)} ${formatClock(moment, language)}`;
}

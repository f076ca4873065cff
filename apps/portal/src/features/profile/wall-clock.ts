import { formatDate, type Language, toBurmeseDigits } from '@taga/i18n';

const two = (value: number) => String(value).padStart(2, '0');

/** A moment by the clock on the reader's own wall. */
export function formatWallClock(moment: Date, language: Language): string {
  const day = { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  return `${formatDate(day, 'dayMonthYear', language)} ${language === 'mm' ? toBurmeseDigits(time) : time}`;
}

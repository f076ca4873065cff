import { type Language, languageDefinition } from './languages.ts';

/** A day of the calendar, without a time of day or a time zone that could move it. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Named after what they show; `yyyy-MM-dd`, `dd MMM, yyyy`, `MMM dd, yyyy`, and month with day. */
export type DateFormat = 'iso' | 'dayMonthYear' | 'monthDayYear' | 'monthDay';

const two = (value: number) => String(value).padStart(2, '0');

export function formatDate(date: CalendarDate, format: DateFormat, language: Language): string {
  const { months, shortenMonth, punctuation, writeDigits } = languageDefinition(language);
  const { comma } = punctuation;
  const month = shortenMonth(months[date.month - 1] ?? '');
  const year = String(date.year).padStart(4, '0');
  const text = {
    iso: `${year}-${two(date.month)}-${two(date.day)}`,
    dayMonthYear: `${two(date.day)} ${month}${comma} ${year}`,
    monthDayYear: `${month} ${two(date.day)}${comma} ${year}`,
    monthDay: `${month} ${two(date.day)}`,
  }[format];
  return writeDigits(text);
}

/** Reads the day at the start of `yyyy-MM-dd…`; nothing when it is not a day of the calendar. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const asUtc = new Date(Date.UTC(year, month - 1, day));
  const exists = asUtc.getUTCMonth() === month - 1 && asUtc.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

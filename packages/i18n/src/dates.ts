import { toBurmeseDigits } from './digits.ts';
import type { Language } from './languages.ts';

/** A day of the calendar, without a time of day or a time zone that could move it. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const burmeseMonths = [
  'ဇန်နဝါရီ',
  'ဖေဖော်ဝါရီ',
  'မတ်',
  'ဧပြီ',
  'မေ',
  'ဇွန်',
  'ဇူလိုင်',
  'ဩဂုတ်',
  'စက်တင်ဘာ',
  'အောက်တိုဘာ',
  'နိုဝင်ဘာ',
  'ဒီဇင်ဘာ',
] as const;

/** January to December in full, for date fields. */
export const monthNames: Record<Language, readonly string[]> = { en: englishMonths, mm: burmeseMonths };

/** Named after what they show; `yyyy-MM-dd`, `dd MMM, yyyy`, `MMM dd, yyyy`, and month with day. */
export type DateFormat = 'iso' | 'dayMonthYear' | 'monthDayYear' | 'monthDay';

/** Burmese readers do not shorten month names, so `MMM` is the full name there. */
function shortMonth(month: number, language: Language): string {
  const name = monthNames[language][month - 1] ?? '';
  return language === 'en' ? name.slice(0, 3) : name;
}

const two = (value: number) => String(value).padStart(2, '0');

export function formatDate(date: CalendarDate, format: DateFormat, language: Language): string {
  const month = shortMonth(date.month, language);
  const comma = language === 'mm' ? '၊' : ',';
  const year = String(date.year).padStart(4, '0');
  const text = {
    iso: `${year}-${two(date.month)}-${two(date.day)}`,
    dayMonthYear: `${two(date.day)} ${month}${comma} ${year}`,
    monthDayYear: `${month} ${two(date.day)}${comma} ${year}`,
    monthDay: `${month} ${two(date.day)}`,
  }[format];
  return language === 'mm' ? toBurmeseDigits(text) : text;
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

import { expect, test } from 'vitest';
import { formatDate, parseCalendarDate } from './dates.ts';
import { languageDefinition } from './languages.ts';

const day = { year: 2026, month: 8, day: 5 };

test('shows dates in the formats of the specification', () => {
  expect(formatDate(day, 'iso', 'en')).toBe('2026-08-05');
  expect(formatDate(day, 'dayMonthYear', 'en')).toBe('05 Aug, 2026');
  expect(formatDate(day, 'monthDayYear', 'en')).toBe('Aug 05, 2026');
  expect(formatDate(day, 'monthDay', 'en')).toBe('Aug 05');
});

test('shows dates in Burmese words and digits', () => {
  expect(formatDate(day, 'iso', 'mm')).toBe('၂၀၂၆-၀၈-၀၅');
  expect(formatDate(day, 'dayMonthYear', 'mm')).toBe('၀၅ ဩဂုတ်၊ ၂၀၂၆');
  expect(formatDate(day, 'monthDayYear', 'mm')).toBe('ဩဂုတ် ၀၅၊ ၂၀၂၆');
  expect(formatDate(day, 'monthDay', 'mm')).toBe('ဩဂုတ် ၀၅');
});

test('names the months as the Intl data of Node does', () => {
  for (const [language, locale] of [
    ['en', 'en'],
    ['mm', 'my'],
  ] as const) {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    const expected = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
    expect(languageDefinition(language).months).toEqual(expected);
  }
});

test('reads the day of a date or of a time stamp as it is written', () => {
  expect(parseCalendarDate('2026-08-05')).toEqual(day);
  expect(parseCalendarDate('2026-08-05T23:59:59.000Z')).toEqual(day);
});

test('reads no day that the calendar does not have', () => {
  expect(parseCalendarDate('2026-02-29')).toBeUndefined();
  expect(parseCalendarDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  expect(parseCalendarDate('2026-13-01')).toBeUndefined();
  expect(parseCalendarDate('05/08/2026')).toBeUndefined();
  expect(parseCalendarDate('2026-08-051')).toBeUndefined();
});

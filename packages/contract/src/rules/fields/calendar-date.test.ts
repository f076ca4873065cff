import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calendarDate, dateOf, fromDayMonthYear, myanmarToday, typedDate } from './calendar-date.ts';

describe('the day in Myanmar', () => {
  test.each([
    ['2026-03-01T17:29:59.999Z', '2026-03-01'],
    ['2026-03-01T17:30:00.000Z', '2026-03-02'],
    ['2026-12-31T17:30:00.000Z', '2027-01-01'],
    ['2028-02-28T18:00:00.000Z', '2028-02-29'],
  ])('begins at half past five in the evening of UTC: at %s it is %s', (at, day) => {
    expect(myanmarToday(new Date(at))).toBe(day);
  });
});

test.each(['no day', '2023-02-29', '0001-13-45', '1799-12-31', '3000-01-01'])('of %s one thing is wrong', (text) => {
  expect(z.safeParse(calendarDate, text).error?.issues).toHaveLength(1);
});

test('a day is read with or without spaces around it', () => {
  expect(fromDayMonthYear(' 3/11/2025 ')).toBe('2025-11-03');
  expect(dateOf({ day: ' 3', month: '11 ', year: ' 2025 ' })).toBe('2025-11-03');
  expect(typedDate({ day: ' ', month: '11', year: '2025' })).toBe('');
});

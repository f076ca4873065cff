import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { expect, test } from 'vitest';
import { momentOf, workLater, workTime } from './work-time.ts';

test('a moment is read from the clock of the desk', () => {
  expect(workTime(3, '09:05')).toEqual({ day: 3, minute: 9 * 60 + 5 });
});

test('what does not fit into a day goes on in the morning of the next', () => {
  expect(workLater(workTime(2, '16:00'), 30)).toEqual(workTime(2, '16:30'));
  expect(workLater(workTime(2, '16:00'), 31)).toEqual(workTime(1, '09:01'));
  expect(workLater(workTime(2, '16:00'), 30 + 450 + 10)).toEqual(workTime(0, '09:10'));
  expect(() => workLater(workTime(0, '16:00'), 31)).toThrow('Today is over.');
});

test('today has just ended, and weekends are no working days', () => {
  // A Tuesday, half past one in the afternoon in Yangon.
  const began = new Date('2026-03-10T07:00:00Z');
  expect(momentOf(began, workTime(0, '16:30'))).toEqual(began);
  expect(momentOf(began, workTime(0, '16:00'))).toEqual(new Date('2026-03-10T06:30:00Z'));
  expect(momentOf(began, workTime(1, '10:40'))).toEqual(new Date('2026-03-09T04:10:00Z'));
  const days = [1, 2, 6, 7].map((day) => myanmarToday(momentOf(began, workTime(day, '09:00'))));
  expect(days).toEqual(['2026-03-09', '2026-03-06', '2026-03-02', '2026-02-27']);
});

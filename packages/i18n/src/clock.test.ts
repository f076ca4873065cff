import { expect, test } from 'vitest';
import { formatClock, formatCountdown } from './clock.ts';

test('a wait is written in minutes and seconds, in the digits of the language', () => {
  expect([59, 60, 0, 605].map((seconds) => formatCountdown(seconds, 'en'))).toEqual(['0:59', '1:00', '0:00', '10:05']);
  expect(formatCountdown(59, 'mm')).toBe('၀:၅၉');
});

test('a time of day is written as on a clock, in the digits of the language', () => {
  const moment = new Date(2026, 2, 1, 8, 5);
  expect(formatClock(moment, 'en')).toBe('08:05');
  expect(formatClock(moment, 'mm')).toBe('၀၈:၀၅');
});

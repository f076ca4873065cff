import { expect, test } from 'vitest';
import { daysOf, lastDays } from './period.ts';

test('a period ends with the day that it is in Myanmar, and has every day in it [DSK-013]', () => {
  const lateEveningInLondon = Date.parse('2026-03-01T20:00:00Z');
  const period = lastDays(7, lateEveningInLondon);
  expect(period).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(daysOf(period)).toHaveLength(7);
  expect(daysOf(period).slice(-2)).toEqual(['2026-03-01', '2026-03-02']);
});

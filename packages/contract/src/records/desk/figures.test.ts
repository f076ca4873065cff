import { expect, test } from 'vitest';
import { customerSearchMaxRows } from './customer.ts';
import { figuresMaxDays, isFiguresPeriod, smallestGroup } from './figures.ts';

test.each([
  ['2026-03-01', '2026-03-01', true],
  ['2026-03-02', '2026-03-01', false],
  ['2026-03-01', '2026-05-31', true],
  ['2026-03-01', '2026-06-01', false],
])('from %s to %s can be looked at at once: %s', (from, to, isOne) => {
  expect(isFiguresPeriod({ from, to })).toBe(isOne);
});

test('how much is shown at once, and of how few nothing', () => {
  expect([figuresMaxDays, smallestGroup, customerSearchMaxRows]).toEqual([92, 20, 50]);
});

import { expect, test } from 'vitest';
import { stillExpected } from './expected-day.ts';

test.each([
  ['2026-11-18', '2026-11-18'],
  ['2026-11-19', '2026-11-19'],
  ['2026-11-17', undefined],
  [null, undefined],
])('%s is, on 18 November in Myanmar, %s', (day, shown) => {
  // Still the 17th in London.
  expect(stillExpected(day, new Date('2026-11-17T20:00:00Z'))).toBe(shown);
});

import { expect, test } from 'vitest';
import { expectedDay } from './expected-day.ts';

test.each([
  ['Monday morning', '2026-11-16T10:00', 2, '2026-11-18'],
  ['Monday before the branch opens', '2026-11-16T07:00', 2, '2026-11-18'],
  ['Monday, a minute before the branch closes', '2026-11-16T14:59', 2, '2026-11-18'],
  ['Monday, when the branch closes', '2026-11-16T15:00', 2, '2026-11-19'],
  ['Thursday morning, over the weekend', '2026-11-19T11:00', 2, '2026-11-23'],
  ['Friday evening', '2026-11-20T18:00', 2, '2026-11-25'],
  ['Saturday', '2026-11-21T11:00', 2, '2026-11-25'],
  ['Sunday evening', '2026-11-22T20:00', 2, '2026-11-25'],
  ['Friday morning, the same day', '2026-11-20T11:00', 0, '2026-11-20'],
  ['Saturday, as soon as there is work', '2026-11-21T11:00', 0, '2026-11-23'],
  ['New Year’s Eve', '2026-12-31T11:00', 1, '2027-01-01'],
  ['Monday, five days', '2026-11-16T11:00', 5, '2026-11-23'],
])('%s in Myanmar (%s), %i working days: %s', (_, local, days, expected) => {
  expect(expectedDay(new Date(`${local}:00+06:30`), days)).toBe(expected);
});

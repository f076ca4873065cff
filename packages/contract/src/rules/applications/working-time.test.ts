import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { workingDayMs, workingTimeAfter, workingTimeBetween } from './working-time.ts';

const hourMs = 60 * 60 * 1000;
const local = (text: string) => new Date(`${text}:00+06:30`);

test.each([
  ['in the morning', '2026-11-16T11:00', 2, '2026-11-16T13:00'],
  ['before branches open', '2026-11-16T07:00', 2, '2026-11-16T12:00'],
  ['up to the minute they close', '2026-11-16T10:00', 5, '2026-11-16T15:00'],
  ['over the night', '2026-11-16T14:00', 2, '2026-11-17T11:00'],
  ['after they have closed', '2026-11-16T18:00', 2, '2026-11-17T12:00'],
  ['over the weekend', '2026-11-20T14:30', 1, '2026-11-23T10:30'],
  ['on a Sunday', '2026-11-22T11:00', 10, '2026-11-24T15:00'],
  ['just after midnight', '2026-11-17T00:10', 1, '2026-11-17T11:00'],
  ['with nothing left', '2026-11-21T11:00', 0, '2026-11-21T11:00'],
])('%s in Myanmar (%s), %i working hours: %s [DSK-030]', (_, from, hours, expected) => {
  expect(workingTimeAfter(local(from), hours * hourMs)).toEqual(local(expected));
});

test('what lies between two moments is what was added, however long it is and whenever it begins [DSK-030]', () => {
  const moment = fc.date({ min: local('2026-01-01T00:00'), max: local('2027-01-01T00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 20 * workingDayMs }), (from, ms) => {
      expect(workingTimeBetween(from, workingTimeAfter(from, ms))).toBe(ms);
    }),
  );
  expect(workingTimeBetween(local('2026-11-17T12:00'), local('2026-11-16T12:00'))).toBe(0);
});

test('a working day has the five hours from ten to three', () => {
  expect(workingDayMs).toBe(5 * hourMs);
});

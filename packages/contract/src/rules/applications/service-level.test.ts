import { expect, test } from 'vitest';
import { dueAfter, dueStateOf, dueWithin, lateFor, latestAmber } from './service-level.ts';

/** Branches are open from ten to three. */
const at = (time: string, day = 16) => new Date(`2026-11-${day}T${time}:00+06:30`);
const hourMs = 60 * 60 * 1000;

test('what may take four hours is amber in the last of them, and goes on the next day', () => {
  expect(dueWithin(at('10:00'), 4)).toEqual({ soonAt: at('13:00'), at: at('14:00') });
  expect(dueWithin(at('13:00'), 4)).toEqual({ soonAt: at('11:00', 17), at: at('12:00', 17) });
});

test('of what has less time left, the last quarter of what it was allowed is amber', () => {
  expect(dueAfter(at('10:00'), { allowedHours: 4, leftMs: 2 * hourMs })).toEqual({
    soonAt: at('11:00'),
    at: at('12:00'),
  });
  expect(latestAmber(at('10:00'), 8)).toEqual(at('12:00'));
});

test('a case is late from the moment it is due, and soon before that', () => {
  const due = { soonAt: at('13:00'), at: at('14:00') };
  expect(['12:59', '13:00', '13:59', '14:00'].map((time) => dueStateOf(due, at(time)))).toEqual([
    undefined,
    'soon',
    'soon',
    'late',
  ]);
  expect(lateFor(due, at('11:00', 17))).toBe(2 * hourMs);
});

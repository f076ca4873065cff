import { expect, test } from 'vitest';
import { branchStatusAt } from './branch-status.ts';

/** 2 March 2026 is a Monday. Times are those in Myanmar. */
const at = (day: string, time: string) => branchStatusAt(new Date(`2026-03-${day}T${time}+06:30`));

test.each([
  ['Monday', '02', '00:00', undefined, 'BRN-011'],
  ['Monday', '02', '09:59', undefined, 'BRN-011'],
  ['Monday', '02', '10:00', 'open', 'BRN-010'],
  ['Friday', '06', '12:30', 'open', 'BRN-010'],
  ['Monday', '02', '13:59:59', 'open', 'BRN-010'],
  ['Monday', '02', '14:00', 'closing', 'BRN-009'],
  ['Monday', '02', '14:59:59', 'closing', 'BRN-009'],
  ['Monday', '02', '15:00', 'closed', 'BRN-008'],
  ['Monday', '02', '23:59', 'closed', 'BRN-008'],
  ['Saturday', '07', '12:00', 'closed', 'BRN-007'],
  ['Sunday', '08', '09:00', 'closed', 'BRN-007'],
  ['Saturday', '07', '00:00', 'closed', 'BRN-007'],
])('%s (%s) at %s: %s [%s]', (_, day, time, status) => {
  expect(at(day, time)).toBe(status);
});

test('is a matter of the day in Myanmar, not of the day in Greenwich (G-007)', () => {
  // There it is still Sunday evening.
  expect(branchStatusAt(new Date('2026-03-01T20:00:00Z'))).toBeUndefined();
  expect(branchStatusAt(new Date('2026-03-06T18:00:00Z'))).toBe('closed');
});

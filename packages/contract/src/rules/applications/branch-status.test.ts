import { expect, test } from 'vitest';
import { branchStatusAt } from './branch-status.ts';

/** 2 March 2026 is a Monday. Times are those in Myanmar. */
const at = (day: string, time: string) => branchStatusAt(new Date(`2026-03-${day}T${time}+06:30`));

test.each([
  ['Monday', '02', '00:00', undefined],
  ['Monday', '02', '09:59', undefined],
  ['Monday', '02', '10:00', 'open'],
  ['Friday', '06', '12:30', 'open'],
  ['Monday', '02', '13:59:59', 'open'],
  ['Monday', '02', '14:00', 'closing'],
  ['Monday', '02', '14:59:59', 'closing'],
  ['Monday', '02', '15:00', 'closed'],
  ['Monday', '02', '23:59', 'closed'],
  ['Saturday', '07', '12:00', 'closed'],
  ['Sunday', '08', '09:00', 'closed'],
  ['Saturday', '07', '00:00', 'closed'],
])('%s (%s) at %s: %s [BRN-007 to BRN-011, CON-037]', (_, day, time, status) => {
  expect(at(day, time)).toBe(status);
});

test('is a matter of the day in Myanmar, not of the day in Greenwich (G-007)', () => {
  // There it is still Sunday evening.
  expect(branchStatusAt(new Date('2026-03-01T20:00:00Z'))).toBeUndefined();
  expect(branchStatusAt(new Date('2026-03-06T18:00:00Z'))).toBe('closed');
});

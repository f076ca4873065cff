import { dueWithin } from '@taga/contract/rules/applications/service-level';
import { allowedHours } from '@taga/reference/service-levels';
import { describe, expect, test } from 'vitest';
import { clockAfterMove, storedDue } from './service-clock.ts';

/** A Tuesday in the working time of Myanmar. */
const at = new Date('2026-03-03T04:00:00Z');
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const clock = { applicationStatus: 'PENDING', accountClass: '301', dueAt: after(60), leftMs: null };
const waiting = { queue: 'cases', status: 'WAITING', applicationStatus: 'PENDING' } as const;
const nothingDue = { due_soon_at: null, due_at: null, due_left_ms: null };
const fromNow = { ...storedDue(dueWithin(at, allowedHours('cases', '301'))), escalated_at: null };

describe('the time that is allowed for a case', () => {
  test.each([
    ['goes on while the same is waited for', clock, waiting, {}],
    ['begins where none was worked out', { ...clock, dueAt: null }, waiting, fromNow],
    ['begins with something new to decide', { ...clock, applicationStatus: 'APPROVED' }, waiting, fromNow],
    [
      'stops while the customer has it, and what is left is kept',
      clock,
      { ...waiting, status: 'CORRECTION', applicationStatus: 'INCOMPLETED' },
      { ...nothingDue, due_left_ms: 3_600_000 },
    ],
    [
      'is not kept where none was worked out',
      { ...clock, dueAt: null },
      { ...waiting, status: 'CORRECTION', applicationStatus: 'INCOMPLETED' },
      nothingDue,
    ],
    [
      'goes on with what is left',
      { ...clock, dueAt: null, leftMs: 1_800_000 },
      waiting,
      { due_soon_at: expect.any(Date), due_at: after(30), due_left_ms: null },
    ],
    [
      'is over once the bank has it',
      clock,
      { ...waiting, status: 'OPENING', applicationStatus: 'APPROVED' },
      nothingDue,
    ],
    [
      'is over once it is decided',
      clock,
      { ...waiting, status: 'REJECTED', applicationStatus: 'REJECTED' },
      nothingDue,
    ],
  ] as const)('%s', (_, from, to, stored) => {
    expect(clockAfterMove(from, to, at)).toEqual(stored);
  });
});

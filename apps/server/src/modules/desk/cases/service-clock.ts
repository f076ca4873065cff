import type { CaseStatus } from '@taga/contract/records/desk/cases';
import { type Due, dueAfter, dueWithin } from '@taga/contract/rules/applications/service-level';
import { workingTimeBetween } from '@taga/contract/rules/applications/working-time';
import { allowedHours } from '@taga/reference/service-levels';

/** How the time that is allowed for a case stands. It passes while the desk has something to do, and then alone. */
export interface ServiceClock {
  readonly applicationStatus: string;
  readonly accountClass: string | null;
  readonly dueAt: Date | null;
  /** While the customer has it. */
  readonly leftMs: number | null;
}

interface MovedTo {
  readonly queue: string;
  readonly status: CaseStatus;
  readonly applicationStatus: string;
}

/**
 * What is to be stored: the time begins with something new to decide, stops while the customer has the case and goes on
 * when it comes back.
 */
export function clockAfterMove(clock: ServiceClock, to: MovedTo, at: Date) {
  if (to.status === 'CORRECTION') {
    return { ...nothingDue, due_left_ms: clock.dueAt && workingTimeBetween(at, clock.dueAt) };
  }
  if (to.status !== 'WAITING') return nothingDue;
  const hours = allowedHours(to.queue, clock.accountClass);
  if (clock.leftMs !== null) return storedDue(dueAfter(at, { allowedHours: hours, leftMs: clock.leftMs }));
  const isSame = clock.dueAt !== null && clock.applicationStatus === to.applicationStatus;
  return isSame ? {} : { ...storedDue(dueWithin(at, hours)), escalated_at: null };
}

export const storedDue = ({ soonAt, at }: Due) => ({ due_soon_at: soonAt, due_at: at, due_left_ms: null });

const nothingDue = { due_soon_at: null, due_at: null, due_left_ms: null };

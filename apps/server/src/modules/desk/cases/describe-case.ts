import type { CaseSummary, QueuedCase } from '@taga/contract/records/desk/cases';
import { type Case, holderAt } from './case.ts';

export function describeDue(due: Case['due']): CaseSummary['due'] {
  return due && { soonAt: due.soonAt.toISOString(), at: due.at.toISOString() };
}

/** A case of an account as the desk reads it. */
export function describeCase(found: Case, at: Date): CaseSummary {
  const { kind: _, applicationStatus: __, terms: ___, accountClass, currency, ...shown } = found;
  const holder = holderAt(found, at);
  return {
    ...shown,
    accountClass: accountClass ?? '',
    currency: currency ?? '',
    marks: [...found.marks],
    handedInAt: found.handedInAt.toISOString(),
    due: describeDue(found.due),
    holder: holder && { ...holder, since: holder.since.toISOString(), until: holder.until.toISOString() },
  };
}

/** A line of the queue of every kind. */
export function describeQueued(found: Case, proposed: QueuedCase['proposed'], at: Date): QueuedCase {
  return { ...describeCase(found, at), queue: found.kind.desk.queue, proposed };
}

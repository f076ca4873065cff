import type { CaseSummary } from '@taga/contract/records/desk/cases';
import { type Case, holderAt } from './case.ts';

/** A case as the desk reads it. */
export function describeCase(found: Case, at: Date): CaseSummary {
  const holder = holderAt(found, at);
  return {
    ...found,
    marks: [...found.marks],
    handedInAt: found.handedInAt.toISOString(),
    holder: holder && { ...holder, since: holder.since.toISOString(), until: holder.until.toISOString() },
  };
}

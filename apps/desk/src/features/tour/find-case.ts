import type { AnswerOf } from '@taga/contract';
import type { getTour } from '@taga/contract/endpoints/desk/tour';
import type { LookReason } from '@taga/contract/records/desk/cases';
import type { Tour } from '../../lib/tour/tour-store.ts';

export type TourCase = AnswerOf<typeof getTour>['cases'][number];

interface Viewer {
  readonly staffId: string | undefined;
  readonly kept: Tour['kept'];
}

/** The case that a step is about. `done`: it is past that already; `gone`: there is none like it any more. */
export type FoundCase = { readonly state: 'open'; readonly found: TourCase } | { readonly state: 'done' | 'gone' };

export type FindCase = (cases: readonly TourCase[], viewer: Viewer) => FoundCase;

const openOrGone = (found: TourCase | undefined): FoundCase => (found ? { state: 'open', found } : { state: 'gone' });

const isWaiting = ({ status }: TourCase) => status === 'WAITING';
const hasReason = (...reasons: readonly LookReason[]) => {
  return ({ lookReasons }: TourCase) => reasons.some((reason) => lookReasons.includes(reason));
};

/** Nobody else has it in hand, nor was given it. */
function isFree({ holder, assignee }: TourCase, staffId: string | undefined): boolean {
  return [holder, assignee].every((other) => other === null || other.staffId === staffId);
}

/** One that waits and needs a second look for one of these reasons: what comes first in the list counts most. */
export function findWaiting(...reasons: readonly LookReason[]): FindCase {
  return (cases, { staffId }) => {
    const waiting = cases.filter((each) => isWaiting(each) && isFree(each, staffId));
    return openOrGone(reasons.map((reason) => waiting.find(hasReason(reason))).find((found) => found !== undefined));
  };
}

/** One about which there is nothing to know: that of before, or else the newest, best of all one that nobody has in hand. */
export const findClean: FindCase = (cases, { staffId, kept }) => {
  const before = cases.find(({ id }) => id === kept?.id);
  if (before && !isWaiting(before)) return { state: 'done' };
  const clean = cases.filter(
    (each) => isWaiting(each) && !each.isCorrected && each.lookReasons.length === 0 && isFree(each, staffId),
  );
  return openOrGone(before ?? clean.findLast(({ holder }) => holder === null) ?? clean.at(-1));
};

/** What was proposed on the way, or else by anybody but oneself. */
export const findProposed: FindCase = (cases, { staffId, kept }) => {
  const proposed = cases.filter(
    (each) => each.status === 'PROPOSED' && each.proposed?.by.staffId !== staffId && isFree(each, staffId),
  );
  const before = proposed.find(({ id }) => id === kept?.id);
  const isDecided = kept !== undefined && !cases.some(({ id }) => id === kept.id);
  return isDecided ? { state: 'done' } : openOrGone(before ?? proposed[0]);
};

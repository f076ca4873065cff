import type { CaseSummary } from '../case-kind.ts';

interface Viewer {
  readonly staffId: string | undefined;
}

/** What its viewer cannot go on with now: somebody else has it in hand or is given it, or it waits for somebody else to confirm it. */
function isParked({ holder, assignee, proposed }: CaseSummary, { staffId }: Viewer): boolean {
  const isWithAnother = [holder, assignee].some((each) => each != null && each.staffId !== staffId);
  const isOwn = typeof proposed === 'object' && proposed?.by.staffId === staffId;
  return isWithAnother || isOwn;
}

/** The first case of the list that its viewer can go on with. */
export function firstCase<Row extends CaseSummary>(rows: readonly Row[], viewer: Viewer): Row | undefined {
  return rows.find((row) => !isParked(row, viewer));
}

/**
 * The case after one in the list, past what is parked; at the end of the list the first one that was left out before.
 * Nothing where there is no other, or where the one does not stand in the list: it was not opened from there.
 */
export function nextCase<Row extends CaseSummary>(rows: readonly Row[], id: string, viewer: Viewer): Row | undefined {
  const place = rows.findIndex((row) => row.id === id);
  if (place < 0) return undefined;
  return firstCase([...rows.slice(place + 1), ...rows.slice(0, place)], viewer);
}

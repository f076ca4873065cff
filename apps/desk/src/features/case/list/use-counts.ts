import { useDesk } from '../../../lib/api/use-desk.ts';
import type { KindOutline } from '../case-kind.ts';

/** Others work on the same list. */
export const everyMs = 20_000;

/** How many there are, whatever the list shows; nothing for kinds that are not counted. */
export function useCounts({ list, counts }: KindOutline, isWanted = true) {
  const isCounted = isWanted && counts !== undefined;
  const answer = useDesk(list, { body: counts?.body }, { isWanted: isCounted, everyMs }).data;
  return isCounted && answer !== undefined ? counts.of(answer) : undefined;
}

import { listCases } from '@taga/contract/calls/desk/cases';
import { useDesk } from '../api/use-desk.ts';
import { useDeskPages } from '../api/use-desk-pages.ts';
import { bodyOf, type QueueFilter } from './queue-filter.ts';

/** Others work on the same queue. */
const everyMs = 20_000;

export function useQueue(filter: QueueFilter) {
  return useDeskPages(listCases, bodyOf(filter), {
    rowsOf: ({ cases }) => cases,
    nextOf: ({ next }) => next,
    everyMs,
  });
}

/** How many of each kind there are, whatever the queue shows. */
export function useCounts(isWanted: boolean) {
  const body = { status: 'WAITING', pageSize: 1 } as const;
  return useDesk(listCases, { body }, { isWanted, everyMs }).data?.counts;
}

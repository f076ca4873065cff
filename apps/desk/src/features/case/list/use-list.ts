import { useLocation } from '@taga/web/navigation';
import { useDeskPages } from '../../../lib/api/use-desk-pages.ts';
import { type CaseKind, pathOf } from '../case-kind.ts';
import { outlineOf } from '../kinds/outlines.ts';
import { bodyOf, readFilter, writeFilter } from './filter.ts';
import { everyMs } from './use-counts.ts';

/** The list as its address filters it. Everything that asks for it at the same time shares one. */
export function useList(kind: CaseKind) {
  const { outline } = kind;
  const { search } = useLocation();
  const filter = readFilter(kind, search);
  const cases = useDeskPages(outline.list, bodyOf(kind, filter), {
    rowsOf: (answer) => kind.readList(answer).rows,
    nextOf: (answer) => kind.readList(answer).next,
    everyMs,
  });
  /** A row of the queue opens the page of its kind; the queue stays beside it. */
  const pathTo = ({ id, queue = outline.queue }: { readonly id: string; readonly queue?: string }) =>
    pathOf(outlineOf(queue), id);
  const hrefOf = (row: Parameters<typeof pathTo>[0]) =>
    pathTo(row) + writeFilter(kind, filter, (row.queue ?? outline.queue) !== outline.queue);
  return { filter, cases, pathTo, hrefOf };
}

import { RouterLink, useLocation, useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useRef } from 'react';
import { stepThrough } from '../../../lib/keys/step-through.ts';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { Loaded } from '../../../lib/page-parts/loaded.tsx';
import { More } from '../../../lib/page-parts/more.tsx';
import { useOwnStaff } from '../../../lib/staff/current-staff.ts';
import type { CaseKind } from '../case-kind.ts';
import { CaseRow } from './case-row.tsx';
import { wideFilters } from './filter.ts';
import { ListFilters } from './list-filters.tsx';
import { firstCase, nextCase } from './next-case.ts';
import { SavedViews } from './saved-views.tsx';
import { useList } from './use-list.ts';

function Nothing({ href }: { href: string }) {
  const text = useText();
  return (
    <div className="grid gap-2 p-6 text-center">
      <p className="font-semibold">{text('deskCases.queue.empty')}</p>
      <p className="text-text-muted">{text('deskCases.queue.emptyText')}</p>
      <RouterLink href={href} className="text-link underline underline-offset-4">
        {text('deskCases.queue.all')}
      </RouterLink>
    </div>
  );
}

/** The cases of a kind, the oldest first. It stays while they come and go beside it. */
export function CaseList({ kind }: { kind: CaseKind }) {
  const text = useText();
  const { outline } = kind;
  const { pathname } = useLocation();
  const { filter, cases, pathTo, hrefOf } = useList(kind);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const staffId = useOwnStaff()?.id;
  const openNext = () => {
    const rows = cases.data ?? [];
    const open = rows.find((row) => pathname === pathTo(row));
    const next = open ? nextCase(rows, open.id, { staffId }) : firstCase(rows, { staffId });
    if (next) navigate(hrefOf(next));
  };
  useKeys([
    { keys: ['n'], label: text('deskCases.keys.open'), act: openNext },
    { keys: ['j'], label: text('deskCases.keys.next'), act: () => stepThrough(list.current, 1) },
    { keys: ['k'], label: text('deskCases.keys.previous'), act: () => stepThrough(list.current, -1) },
  ]);
  return (
    <>
      <ListFilters kind={kind} filter={filter} />
      {kind.hasViews && <SavedViews kind={kind} filter={filter} />}
      <Loaded query={cases} lines={12}>
        {(rows) => (
          <>
            {rows.length === 0 && <Nothing href={outline.routes.list} />}
            <ul ref={list}>
              {rows.map((row) => (
                <li key={row.id} className="border-b border-border">
                  <CaseRow
                    kind={kind}
                    row={row}
                    href={hrefOf(row)}
                    isOpen={pathname === pathTo(row)}
                    isOfManyStatuses={wideFilters(kind, filter).length > 0}
                  />
                </li>
              ))}
            </ul>
            {cases.hasMore && (
              <div className="grid p-3">
                <More isBusy={cases.isLoadingMore} onMore={cases.loadMore} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

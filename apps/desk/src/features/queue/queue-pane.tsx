import { RouterLink, useLocation } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { stepThrough } from '../../lib/keys/step-through.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { readFilter } from '../../lib/queue/queue-filter.ts';
import { useQueue } from '../../lib/queue/use-queue.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueRow } from './queue-row.tsx';

function Nothing() {
  const text = useText();
  return (
    <div className="grid gap-2 p-6 text-center">
      <p className="font-semibold">{text('deskCases.queue.empty')}</p>
      <p className="text-text-muted">{text('deskCases.queue.emptyText')}</p>
      <RouterLink href={paths.cases} className="text-link underline underline-offset-4">
        {text('deskCases.queue.all')}
      </RouterLink>
    </div>
  );
}

/** The queue, the oldest first. It stays while cases come and go beside it. */
export function QueuePane() {
  const text = useText();
  const { pathname, search } = useLocation();
  const filter = readFilter(search);
  const queue = useQueue(filter);
  const list = useRef<HTMLUListElement>(null);
  useKeys([
    { keys: ['j'], label: text('deskCases.keys.next'), act: () => stepThrough(list.current, 1) },
    { keys: ['k'], label: text('deskCases.keys.previous'), act: () => stepThrough(list.current, -1) },
  ]);
  return (
    <>
      <QueueFilters filter={filter} />
      <Loaded query={queue} lines={12}>
        {(cases) =>
          cases.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <ul ref={list}>
                {cases.map((each) => (
                  <li key={each.id} className="border-b border-border">
                    <QueueRow
                      row={each}
                      href={paths.case(each.id) + search}
                      isOpen={pathname === paths.case(each.id)}
                    />
                  </li>
                ))}
              </ul>
              {queue.hasMore && (
                <div className="grid p-3">
                  <More isBusy={queue.isLoadingMore} onMore={queue.loadMore} />
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

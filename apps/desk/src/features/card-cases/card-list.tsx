import { listCardApplications } from '@taga/contract/calls/desk/cards';
import { type CardStatus, cardStatuses } from '@taga/contract/journeys/card-application/decisions';
import type { CardApplicationSummary } from '@taga/contract/records/desk/cards';
import { formatNumber } from '@taga/i18n';
import { Badge, Checkbox, Field, Select } from '@taga/ui';
import { RouterLink, useLocation, useNavigate } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { useDeskPages } from '../../lib/api/use-desk-pages.ts';
import { stepThrough } from '../../lib/keys/step-through.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { ageInWords } from '../../lib/time/age.ts';

interface Filter {
  readonly status: CardStatus;
  readonly isProposed: boolean;
}

/** As the address says it, so that a link shows the same list to everybody. */
function readFilter(search: string): Filter {
  const asked = new URLSearchParams(search);
  const status = cardStatuses.find((known) => known === asked.get('status')) ?? 'PENDING';
  return { status, isProposed: asked.get('proposed') === 'true' };
}

function writeFilter({ status, isProposed }: Filter): string {
  const parts = { ...(status !== 'PENDING' && { status }), ...(isProposed && { proposed: 'true' }) };
  const query = new URLSearchParams(parts).toString();
  return query && `?${query}`;
}

/** Others work on the same list. */
const everyMs = 20_000;

function useCardApplications({ status, isProposed }: Filter) {
  const body = { status, ...(isProposed && { isProposed }) };
  return useDeskPages(listCardApplications, body, {
    rowsOf: ({ applications }) => applications,
    nextOf: ({ next }) => next,
    everyMs,
  });
}

function Filters({ filter }: { filter: Filter }) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const change = (changed: Partial<Filter>) =>
    navigate(pathname + writeFilter({ ...filter, ...changed }), { replace: true });
  return (
    <div className="grid border-b border-border bg-surface-raised px-3 pt-3 pb-1">
      <Field label={text('deskCards.list.status')}>
        <Select
          options={cardStatuses.map((value) => ({ value, label: text(`deskCards.status.${value}`) }))}
          value={filter.status}
          onChange={({ currentTarget }) =>
            change({ status: cardStatuses.find((known) => known === currentTarget.value) ?? 'PENDING' })
          }
        />
      </Field>
      <Checkbox
        label={text('deskCards.list.proposed')}
        checked={filter.isProposed}
        onChange={({ currentTarget }) => change({ isProposed: currentTarget.checked })}
      />
    </div>
  );
}

/** Who, since when, how much, and what is unusual about it. */
function Row({ row, href, isOpen }: { row: CardApplicationSummary; href: string; isOpen: boolean }) {
  const text = useText();
  const language = useLanguage();
  return (
    <RouterLink
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      className="grid gap-0.5 border-l-3 border-transparent px-3 py-2 text-text no-underline hover:bg-primary-tint focus-visible:outline-offset-[-2px] aria-[current]:border-primary aria-[current]:bg-primary-tint"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 grow truncate font-semibold" title={row.customerName}>
          {row.customerName}
        </span>
        <span className="shrink-0 text-text-muted tabular-nums">{ageInWords(row.handedInAt, text)}</span>
      </span>
      <span className="text-text-muted tabular-nums">
        {text('cards.value.amount', { amount: formatNumber(row.requestedAmount, language) })}
      </span>
      <span className="flex flex-wrap gap-1 *:px-2 *:py-0 empty:hidden">
        {row.proposed && <Badge tone="primary">{text('deskCards.list.waiting')}</Badge>}
        {row.isCorrected && <Badge>{text('deskCards.list.corrected')}</Badge>}
        {row.isAtBank && <Badge tone="warning">{text('deskCards.list.atBank')}</Badge>}
        {row.hasCard && <Badge tone="success">{text('deskCards.list.hasCard')}</Badge>}
      </span>
    </RouterLink>
  );
}

/** Applications for cards in one status, the oldest first. It stays while they come and go beside it. */
export function CardList() {
  const text = useText();
  const { pathname, search } = useLocation();
  const filter = readFilter(search);
  const loading = useCardApplications(filter);
  const list = useRef<HTMLUListElement>(null);
  useKeys([
    { keys: ['j'], label: text('deskCards.keys.down'), act: () => stepThrough(list.current, 1) },
    { keys: ['k'], label: text('deskCards.keys.up'), act: () => stepThrough(list.current, -1) },
  ]);
  return (
    <>
      <Filters filter={filter} />
      <Loaded query={loading} lines={12}>
        {(rows) => (
          <>
            {rows.length === 0 && <p className="p-6 text-center font-semibold">{text('deskCards.list.empty')}</p>}
            <ul ref={list}>
              {rows.map((row) => (
                <li key={row.id} className="border-b border-border">
                  <Row row={row} href={paths.card(row.id) + search} isOpen={pathname === paths.card(row.id)} />
                </li>
              ))}
            </ul>
            {loading.hasMore && (
              <div className="grid p-3">
                <More isBusy={loading.isLoadingMore} onMore={loading.loadMore} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

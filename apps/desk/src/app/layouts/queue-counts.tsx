import { formatNumber } from '@taga/i18n';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import type { KindOutline } from '../../features/case/case-kind.ts';
import { kinds } from '../../features/case/kinds/kinds.ts';
import { useCounts } from '../../features/case/list/use-counts.ts';
import { useMay } from '../../lib/staff/current-staff.ts';

function Headlines({ kind }: { kind: KindOutline }) {
  const text = useText();
  const language = useLanguage();
  const may = useMay();
  const { counts: counting, routes } = kind;
  const counts = useCounts(kind, counting && may(counting.isFor));
  if (!counts) return null;
  return (
    <ul aria-label={text('desk.counts.label')} className="hidden items-center gap-1 xl:flex">
      {counting?.headlines.map(({ of, label, search }) => (
        // From the third on they stand where there is room for them; the list can be filtered by them anywhere.
        <li key={of} className="nth-[n+3]:max-2xl:hidden">
          <RouterLink
            href={routes.list + search}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 text-text-muted no-underline hover:bg-primary-tint"
          >
            <b className="text-text tabular-nums">{formatNumber(counts[of] ?? 0, language)}</b>
            {text(label)}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

/** For those who work on the lists: what waits for a maker, what for a checker, what I have in hand. Each leads there. */
export function QueueCounts() {
  return kinds.map((kind) => <Headlines key={kind.place} kind={kind} />);
}

import { formatNumber } from '@taga/i18n';
import { RouterLink } from '@taga/web/navigation';
import { useReading } from '../../../lib/names/reading.ts';
import type { KindOutline } from '../case-kind.ts';
import { useCounts } from './use-counts.ts';

const works = [
  { of: 'mine', search: '?mine=true' },
  { of: 'late', search: '?due=late' },
  { of: 'soon', search: '?due=soon' },
  { of: 'proposed', search: '?status=PROPOSED' },
  { of: 'waiting', search: '' },
] as const;

/** What there is to do, the nearest first; each leads into the queue. Nothing for kinds that are not counted. */
export function TodaysWork({ outline }: { outline: KindOutline }) {
  const { text, language } = useReading();
  const counts = useCounts(outline);
  if (!counts) return null;
  return (
    <ul aria-label={text('deskCases.today.label')} className="flex flex-wrap justify-center gap-3">
      {works.map(({ of, search }) => (
        <li key={of}>
          <RouterLink
            href={outline.routes.list + search}
            className="grid min-w-28 justify-items-center rounded-card border border-border bg-surface-raised px-4 py-3 text-text no-underline hover:bg-primary-tint"
          >
            <b
              className={`text-2xl tabular-nums ${of === 'late' && (counts[of] ?? 0) > 0 ? 'text-danger-strong' : 'text-primary'}`}
            >
              {formatNumber(counts[of] ?? 0, language)}
            </b>
            <span className="whitespace-nowrap">{text(`deskCases.today.${of}`)}</span>
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

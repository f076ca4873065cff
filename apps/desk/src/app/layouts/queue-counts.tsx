import { takeCase } from '@taga/contract/calls/desk/cases';
import { formatNumber } from '@taga/i18n';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useCounts } from '../../lib/queue/use-queue.ts';
import { useMay } from '../../lib/staff/own-staff.ts';

/** For those who work on the queue: what waits for a maker, what for a checker, what I have in hand. Each leads there. */
export function QueueCounts() {
  const text = useText();
  const language = useLanguage();
  const isAtWork = useMay()(takeCase);
  const counts = useCounts(isAtWork);
  if (!isAtWork || !counts) return null;
  const shown = [
    { href: paths.cases, label: text('desk.counts.waiting'), count: counts.waiting },
    { href: `${paths.cases}?status=PROPOSED`, label: text('desk.counts.proposed'), count: counts.proposed },
    { href: `${paths.cases}?mine=true`, label: text('desk.counts.mine'), count: counts.mine },
  ];
  return (
    <ul aria-label={text('desk.counts.label')} className="hidden items-center gap-1 xl:flex">
      {shown.map(({ href, label, count }) => (
        <li key={href}>
          <RouterLink
            href={href}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 text-text-muted no-underline hover:bg-primary-tint"
          >
            <b className="text-text tabular-nums">{formatNumber(count, language)}</b>
            {label}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

import { Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import type { WholeCase } from './case-kind.ts';

/** Nobody decides unaware that who the customer is will be corrected; and who is told of a mistake finds where to do it. */
export function DetailsNotice({ found: { summary, detailCorrection } }: { found: WholeCase }) {
  const text = useText();
  const isReported = summary.marks?.includes('details-reported-wrong') ?? false;
  if (!detailCorrection && !isReported) return null;
  const { items = [], by } = detailCorrection ?? {};
  const named = items.map((item) => text(`desk.detail.${item}`)).join(', ');
  return (
    <section
      aria-label={text('deskCases.details.label')}
      className="flex flex-wrap items-center gap-x-3 border-l-4 border-warning bg-surface px-4 py-2"
    >
      <p>
        {detailCorrection
          ? text('deskCases.details.waiting', { items: named, name: by?.name ?? '' })
          : text('deskCases.details.reported')}
      </p>
      <Link as={RouterLink} href={paths.customer(summary.customerId)} className="font-semibold">
        {text(detailCorrection ? 'deskCases.details.look' : 'deskCases.details.correct')}
      </Link>
    </section>
  );
}

import { Badge, Link } from '@taga/ui';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { BackLink } from '@taga/web/page-parts';
import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { useReading } from '../../lib/names/reading.ts';
import { ageInWords } from '../../lib/time/age.ts';
import { DueWords } from '../../lib/time/due-words.tsx';
import { Assigning } from './assigning.tsx';
import type { CaseKind, WholeCase } from './case-kind.ts';
import { Holding } from './holding.tsx';

/** Whose case it is, what for, where and since when; and who has it in hand. */
export function CaseHead({ kind, found }: { kind: CaseKind; found: WholeCase }) {
  const { summary } = found;
  const reading = useReading();
  const { text } = reading;
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // It was not there yet when the page was arrived at, which is when headings get the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { applicationNo, customerId, customerName, handedInAt, status, isCorrected } = summary;
  const { label, tone } = kind.statuses[status] ?? {};
  const waits = text('deskCases.head.waits', { age: ageInWords(handedInAt, text) });
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-2 pb-1">
      <div className="lg:hidden print:hidden">
        <BackLink href={kind.outline.routes.list + search} />
      </div>
      <div className="min-w-0 grow">
        <h1 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 text-xl wrap-anywhere">
          {customerName}
          <Badge tone={tone ?? 'neutral'}>{label ? text(label) : status}</Badge>
          {isCorrected && <Badge>{text('deskCases.mark.corrected')}</Badge>}
          {summary.due && <DueWords due={summary.due} />}
        </h1>
        <p className="text-text-muted">
          {[applicationNo, ...kind.about(summary, reading), waits].filter(Boolean).join(' · ')} ·{' '}
          <Link as={RouterLink} href={paths.customer(customerId)}>
            {text('deskCases.head.customer')}
          </Link>
        </p>
      </div>
      <Assigning kind={kind} found={found} />
      {kind.holding && <Holding kind={kind} holding={kind.holding} found={found} />}
    </header>
  );
}

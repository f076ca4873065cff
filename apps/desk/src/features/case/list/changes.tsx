import { listChanges } from '@taga/contract/endpoints/desk/changes';
import type { CaseChange, ChangeKind } from '@taga/contract/records/desk/change';
import type { MessageId } from '@taga/i18n';
import { Badge, type Tone } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useId } from 'react';
import { useDesk } from '../../../lib/api/use-desk.ts';
import { useMay } from '../../../lib/staff/current-staff.ts';
import { Moment } from '../../../lib/time/moment.tsx';
import { pathOf } from '../case-kind.ts';
import { outlineOf } from '../kinds/outlines.ts';
import { everyMs } from './use-counts.ts';

const words: Readonly<Record<ChangeKind, { readonly label: MessageId; readonly tone: Tone }>> = {
  CONFIRMED: { label: 'deskCases.action.decision.confirmed', tone: 'success' },
  SENT_BACK: { label: 'deskCases.action.decision.sent-back', tone: 'warning' },
  CORRECTED: { label: 'deskCases.action.case.corrected', tone: 'primary' },
  NOTED: { label: 'deskCases.action.case.noted', tone: 'neutral' },
};

function Change({ change: { kind, at, by, queue, caseId, applicationNo, customerName } }: { change: CaseChange }) {
  const text = useText();
  const { label, tone } = words[kind];
  return (
    <RouterLink
      href={pathOf(outlineOf(queue), caseId)}
      className="flex flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2 text-text no-underline hover:bg-primary-tint"
    >
      <b>{customerName}</b>
      <span className="text-text-muted tabular-nums">{applicationNo}</span>
      <Badge tone={tone}>{text(label)}</Badge>
      <span className="ml-auto text-text-muted">
        {by && `${by.name} · `}
        <Moment at={at} />
      </span>
    </RouterLink>
  );
}

/** What others did with my cases since I was last here. Nothing on a first visit. */
export function Changes() {
  const text = useText();
  const titleId = useId();
  const isWanted = useMay()(listChanges);
  const found = useDesk(listChanges, {}, { isWanted, everyMs }).data;
  if (!found?.since) return null;
  const { since, changes } = found;
  return (
    <section
      aria-labelledby={titleId}
      className={`grid w-[48rem] max-w-full gap-2 pt-4 ${changes.length > 0 ? 'text-start' : ''}`}
    >
      <h2 id={titleId} className="text-base">
        {text('deskCases.changes.title')}{' '}
        <span className="font-normal text-text-muted">
          <Moment at={since} />
        </span>
      </h2>
      {changes.length === 0 && <p className="text-text-muted">{text('deskCases.changes.none')}</p>}
      <ul className="divide-y divide-border overflow-clip rounded-card border border-border bg-surface-raised empty:hidden">
        {changes.map((change) => (
          <li key={`${change.caseId} ${change.at} ${change.kind}`}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Badge } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useReading } from '../../../lib/names/reading.ts';
import { ageInWords } from '../../../lib/time/age.ts';
import { DueWords } from '../../../lib/time/due-words.tsx';
import type { CaseKind, CaseSummary, Mark } from '../case-kind.ts';

interface CaseRowProps {
  kind: CaseKind;
  row: CaseSummary;
  href: string;
  isOpen: boolean;
  /** Cases of several statuses stand beside each other: each says which it has. */
  isOfManyStatuses: boolean;
}

/** One line of the list: who, since when, what for, and what is unusual about it. */
export function CaseRow({ kind, row, href, isOpen, isOfManyStatuses }: CaseRowProps) {
  const reading = useReading();
  const { text } = reading;
  const { applicationNo, customerName, handedInAt, isCorrected, holder, assignee } = row;
  const [what, ...where] = kind.about(row, reading);
  const status = isOfManyStatuses ? kind.statuses[row.status] : undefined;
  const marks: readonly Mark[] = [
    ...(status ? [{ label: text(status.label), tone: status.tone }] : []),
    ...(kind.marks?.(row, text) ?? []),
    ...(isCorrected ? [{ label: text('deskCases.mark.corrected'), tone: 'primary' as const }] : []),
    ...(assignee
      ? [{ label: text('deskCases.mark.assigned', { name: assignee.name }), tone: 'neutral' as const }]
      : []),
    ...(holder ? [{ label: text('deskCases.mark.held', { name: holder.name }), tone: 'neutral' as const }] : []),
  ];
  return (
    <RouterLink
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      className="grid gap-0.5 border-l-3 border-transparent px-3 py-2 text-text no-underline hover:bg-primary-tint focus-visible:outline-offset-[-2px] aria-[current]:border-primary aria-[current]:bg-primary-tint"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 grow truncate font-semibold" title={customerName}>
          {customerName}
        </span>
        <span className="shrink-0 text-text-muted tabular-nums">{ageInWords(handedInAt, text)}</span>
      </span>
      <span className="text-text-muted tabular-nums">{[applicationNo, what].filter(Boolean).join(' · ')}</span>
      <span className="text-text-muted empty:hidden">{where.filter(Boolean).join(' · ')}</span>
      <span className="flex flex-wrap items-center gap-1 *:px-2 *:py-0 *:whitespace-nowrap empty:hidden">
        {row.due && <DueWords due={row.due} />}
        {marks.map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </span>
    </RouterLink>
  );
}

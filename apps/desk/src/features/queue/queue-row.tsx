import type { CaseSummary } from '@taga/contract/records/desk/cases';
import { Badge } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { identityWords, markWords } from '../../lib/case-words/case-words.ts';
import { useNames } from '../../lib/names/use-names.ts';
import { ageInWords } from '../../lib/time/age.ts';

function Marks({ row }: { row: CaseSummary }) {
  const text = useText();
  const { identity, marks, isCorrected, holder } = row;
  const identityWord = identity && identity !== 'VERIFIED' ? identityWords[identity] : undefined;
  return (
    <>
      {identityWord && <Badge tone={identityWord.tone}>{text(identityWord.label)}</Badge>}
      {marks.map((mark) => {
        const word = markWords[mark];
        return (
          word && (
            <Badge key={mark} tone="warning">
              {text(word)}
            </Badge>
          )
        );
      })}
      {isCorrected && <Badge tone="primary">{text('deskCases.mark.corrected')}</Badge>}
      {holder && <Badge>{text('deskCases.mark.held', { name: holder.name })}</Badge>}
    </>
  );
}

interface QueueRowProps {
  row: CaseSummary;
  href: string;
  isOpen: boolean;
}

/** One line of the queue: who, since when, what for, where, and what is unusual about it. */
export function QueueRow({ row, href, isOpen }: QueueRowProps) {
  const text = useText();
  const names = useNames();
  const about = [names.accountClass(row.accountClass), row.branchCode && names.branch(row.branchCode)].filter(Boolean);
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
      <span className="truncate text-text-muted">{about.join(' · ')}</span>
      <span className="flex flex-wrap gap-1 *:px-2 *:py-0 empty:hidden">
        <Marks row={row} />
      </span>
    </RouterLink>
  );
}

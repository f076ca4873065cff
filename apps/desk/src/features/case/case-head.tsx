import type { DeskCase } from '@taga/contract/records/desk/cases';
import { Badge } from '@taga/ui';
import { useLocation } from '@taga/web/navigation';
import { BackLink } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { statusWords } from '../../lib/case-words/case-words.ts';
import { useNames } from '../../lib/names/use-names.ts';
import { ageInWords } from '../../lib/time/age.ts';
import { Holding } from './holding.tsx';

/** Whose case it is, what for, where and since when; and who has it in hand. */
export function CaseHead({ found }: { found: DeskCase }) {
  const text = useText();
  const names = useNames();
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // It was not there yet when the page was arrived at, which is when headings get the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { customerName, accountClass, currency, branchCode, handedInAt, status } = found.case;
  const facts = [
    `${names.accountClass(accountClass)}, ${currency}`,
    branchCode && names.branch(branchCode),
    text('deskCases.head.waits', { age: ageInWords(handedInAt, text) }),
  ].filter(Boolean);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-2 pb-1">
      <div className="lg:hidden">
        <BackLink href={paths.cases + search} />
      </div>
      <div className="min-w-0 grow">
        <h1 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 text-xl wrap-anywhere">
          {customerName}
          <Badge tone={statusWords[status].tone}>{text(statusWords[status].label)}</Badge>
        </h1>
        <p className="text-text-muted">{facts.join(' · ')}</p>
      </div>
      <Holding found={found} />
    </header>
  );
}

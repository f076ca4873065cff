import { useState } from 'react';
import { useDesk } from '../../lib/api/use-desk.ts';
import { AtTheBottom } from '../../lib/bottom-slot/bottom-slot.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { CaseHead } from './case-head.tsx';
import type { CaseKind, WholeCase } from './case-kind.ts';
import { CaseParts } from './case-parts.tsx';
import { DecisionBar } from './decision/decision-bar.tsx';
import { DetailsNotice } from './details-notice.tsx';
import { Documents } from './documents/documents.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { ProposalPanel } from './proposal-panel.tsx';

/**
 * Documents beside what was typed, so that eyes go left and right; notes and history below that. Where a decision's form
 * leaves too little room for both, the one stands under the other.
 */
export function Case({ kind, found }: { kind: CaseKind; found: WholeCase }) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  return (
    <div className="flex flex-col lg:h-full lg:flex-row print:block">
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who may decide nothing finds no button in it, and scrolls by keyboard too
        tabIndex={0}
        className="@container relative flex min-w-0 grow flex-col lg:min-h-0 lg:overflow-y-auto print:overflow-visible"
      >
        <CaseHead kind={kind} found={found} />
        <DetailsNotice found={found} />
        <ProposalPanel kind={kind} found={found} />
        {kind.Findings && <kind.Findings found={found} />}
        <div className="flex flex-col lg:@min-[640px]:grid lg:@min-[640px]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <Documents kind={kind} found={found} />
          <div className="grid min-w-0 content-start border-border lg:@min-[640px]:border-l lg:@min-[640px]:peer-data-comparing:col-span-2 lg:@min-[640px]:peer-data-comparing:grid-cols-2 lg:@min-[640px]:peer-data-comparing:border-l-0">
            <CaseParts kind={kind} found={found} />
            {kind.Extras && <kind.Extras found={found} />}
            <Notes kind={kind} found={found} />
            <History kind={kind} entries={found.history} />
          </div>
        </div>
        {kind.Wide && (
          <div className="border-t border-border empty:hidden">
            <kind.Wide found={found} />
          </div>
        )}
      </div>
      <div ref={setPanel} className="contents" />
      <AtTheBottom>
        <DecisionBar kind={kind} found={found} panel={panel} />
      </AtTheBottom>
    </div>
  );
}

/** A colleague, the customer or the bank may change it meanwhile. */
const everyMs = 10_000;

/** The page of a case of one kind. */
export function casePageOf(kind: CaseKind) {
  return function CasePage({ params: { id } }: { params: { readonly id: string } }) {
    const loading = useDesk(kind.endpoints.get, { body: { id } }, { everyMs });
    return (
      <Loaded query={loading} lines={16}>
        {(answer) => <Case key={id} kind={kind} found={kind.readCase(answer)} />}
      </Loaded>
    );
  };
}

import { getCase } from '@taga/contract/calls/desk/cases';
import type { DeskCase } from '@taga/contract/records/desk/cases';
import type { PageProps } from '@taga/web/page';
import { useDesk } from '../../lib/api/use-desk.ts';
import { AtTheBottom } from '../../lib/bottom-slot/bottom-slot.tsx';
import { History } from '../../lib/history/history.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { CaseHead } from './case-head.tsx';
import { DecisionBar } from './decision/decision-bar.tsx';
import { Documents } from './documents/documents.tsx';
import { Duplicates } from './duplicates.tsx';
import { Proposal } from './proposal.tsx';
import { Services } from './services.tsx';
import { Typed } from './typed/typed.tsx';
import { Verdict } from './verdict.tsx';

/** Documents beside what was typed, so that eyes go left and right; the history at the far right. */
function Case({ found }: { found: DeskCase }) {
  return (
    <div className="flex flex-col lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="flex min-w-0 flex-col lg:min-h-0 lg:overflow-y-auto">
        <CaseHead found={found} />
        <Proposal found={found} />
        <Verdict found={found} />
        <div className="flex flex-col lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <Documents caseId={found.case.id} files={found.files} />
          <div className="grid min-w-0 content-start border-border lg:border-l">
            <Typed found={found} />
            <Duplicates found={found} />
            <Services found={found} />
          </div>
        </div>
      </div>
      <History entries={found.history} />
      <AtTheBottom>
        <DecisionBar found={found} />
      </AtTheBottom>
    </div>
  );
}

/** A colleague, the customer or the bank may change it meanwhile. */
const everyMs = 10_000;

export function Page({ params: { id } }: PageProps<'/desk/cases/:id'>) {
  const loading = useDesk(getCase, { body: { id } }, { everyMs });
  return (
    <Loaded query={loading} lines={16}>
      {(found) => <Case key={found.case.id} found={found} />}
    </Loaded>
  );
}

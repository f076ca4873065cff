import { getDeskCardApplication } from '@taga/contract/calls/desk/cards';
import type { DeskCardApplication } from '@taga/contract/records/desk/cards';
import { Badge } from '@taga/ui';
import { useLocation } from '@taga/web/navigation';
import type { PageProps } from '@taga/web/page';
import { BackLink } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { useDesk } from '../../lib/api/use-desk.ts';
import { AtTheBottom } from '../../lib/bottom-slot/bottom-slot.tsx';
import { History } from '../../lib/history/history.tsx';
import { useNames } from '../../lib/names/use-names.ts';
import { Facts } from '../../lib/page-parts/facts.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { ageInWords } from '../../lib/time/age.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { CardDocuments } from './card-documents.tsx';
import { cardParts, kyats } from './card-facts.ts';
import { CardProposalNote } from './card-proposal.tsx';
import { statusTones } from './card-words.ts';
import { CardDecisionBar } from './decision-bar.tsx';

/** Whose application it is, how much for and since when. */
function Head({ found: { application } }: { found: DeskCardApplication }) {
  const text = useText();
  const language = useLanguage();
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // It was not there yet when the page was arrived at, which is when headings get the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { customerName, status, requestedAmount, handedInAt, isCorrected } = application;
  const age = text('deskCases.head.waits', { age: ageInWords(handedInAt, text) });
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-2 pb-1">
      <div className="lg:hidden">
        <BackLink href={paths.cards + search} />
      </div>
      <div className="min-w-0 grow">
        <h1 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 text-xl wrap-anywhere">
          {customerName}
          <Badge tone={statusTones[status]}>{text(`deskCards.status.${status}`)}</Badge>
          {isCorrected && <Badge>{text('deskCards.list.corrected')}</Badge>}
        </h1>
        <p className="text-text-muted">{[kyats(requestedAmount, { text, language }), age].join(' · ')}</p>
      </div>
    </header>
  );
}

function Told({ found }: { found: DeskCardApplication }) {
  const text = useText();
  const parts = cardParts(found.record, { text, language: useLanguage(), names: useNames() });
  const { card } = found;
  return (
    <div className="grid min-w-0 content-start gap-4 border-border p-4 lg:border-l">
      {card && (
        <section className="grid gap-1">
          <h2 className="text-base">{text('deskCards.card.title')}</h2>
          <Facts
            facts={[
              { label: text('deskCards.card.number'), value: card.cardNumber },
              { label: text('deskCards.card.type'), value: card.cardType },
              { label: text('deskCards.card.made'), value: <Moment at={card.madeAt} /> },
            ]}
          />
        </section>
      )}
      {parts.map(({ title, facts }) => (
        <section key={title} className="grid gap-1">
          <h2 className="text-base">{title}</h2>
          <Facts facts={facts} />
        </section>
      ))}
    </div>
  );
}

/** Photos beside what was told, so that eyes go left and right; the history at the far right. */
function Application({ found }: { found: DeskCardApplication }) {
  return (
    <div className="flex flex-col lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="flex min-w-0 flex-col lg:min-h-0 lg:overflow-y-auto">
        <Head found={found} />
        <CardProposalNote found={found} />
        <div className="flex flex-col lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <CardDocuments found={found} />
          <Told found={found} />
        </div>
      </div>
      <History entries={found.history} />
      <AtTheBottom>
        <CardDecisionBar found={found} />
      </AtTheBottom>
    </div>
  );
}

/** A colleague, the customer or the bank may change it meanwhile. */
const everyMs = 10_000;

export function Page({ params: { id } }: PageProps<'/desk/cards/:id'>) {
  const loading = useDesk(getDeskCardApplication, { body: { id } }, { everyMs });
  return (
    <Loaded query={loading} lines={16}>
      {(found) => <Application key={found.application.id} found={found} />}
    </Loaded>
  );
}

import { listCards } from '@taga/contract/calls/cards';
import type { CardRecord } from '@taga/contract/records/card-application';
import { Button, CheckIcon, EmptyState, Skeleton } from '@taga/ui';
import { useQuery } from '@taga/web/data';
import { Notice } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useState } from 'react';
import { callCards } from '../../lib/api/call-cards.ts';
import { tellHost } from '../../lib/host/host.ts';
import { branchName, OwnCard } from './cards.tsx';
import { OrderForm } from './order-form.tsx';

type Moment =
  | { readonly kind: 'list' }
  | { readonly kind: 'order'; readonly card: CardRecord }
  | { readonly kind: 'done'; readonly branchCode: string };

function useCards() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['cards'],
    queryFn: async ({ signal }) => (await callCards(listCards, { language, signal, isQuiet: true })).Data.Cards,
  });
}

function CardList({ onRenew }: { onRenew: (card: CardRecord) => void }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useCards();
  if (error && !isFetching && !data) {
    const again = <Button onClick={() => void refetch()}>{text('cardPages.load.again')}</Button>;
    return (
      <EmptyState title={text('cardPages.renewal.failed')} text={text('cardPages.load.failedText')} action={again} />
    );
  }
  if (!data) return <Skeleton label={text('layout.loading.message')} lines={6} />;
  if (data.length === 0) {
    return <EmptyState title={text('cardPages.renewal.none')} text={text('cardPages.renewal.noneText')} />;
  }
  return data.map((card) => <OwnCard key={card.CardId} card={card} onRenew={() => onRenew(card)} />);
}

function Ordered({ branchCode, onBack }: { branchCode: string; onBack: () => void }) {
  const text = useText();
  const branch = branchName(branchCode, useLanguage());
  return (
    <Notice
      picture={
        <span className="mx-auto flex size-16 items-center justify-center rounded-full bg-success-tint text-success-strong">
          <CheckIcon size={24} />
        </span>
      }
      title={text('cardPages.renewal.doneTitle')}
    >
      <p>{text('cardPages.renewal.doneText', { branch })}</p>
      <Button variant="secondary" onClick={onBack}>
        {text('cardPages.renewal.back')}
      </Button>
    </Notice>
  );
}

/** The customer's cards; one of them chosen, where the new one is collected; and that it is ordered. */
export function Page() {
  const text = useText();
  const { refetch } = useCards();
  const [moment, setMoment] = useState<Moment>({ kind: 'list' });
  const { kind } = moment;
  useEffect(() => {
    if (kind !== 'list') tellHost({ type: 'ARRIVED' });
  }, [kind]);
  const toList = () => setMoment({ kind: 'list' });

  if (moment.kind === 'done') return <Ordered branchCode={moment.branchCode} onBack={toList} />;
  if (moment.kind === 'order') {
    const ordered = (branchCode: string) => {
      void refetch();
      setMoment({ kind: 'done', branchCode });
    };
    return <OrderForm card={moment.card} onOrdered={ordered} onBack={toList} />;
  }
  return (
    <div className="grid max-w-form gap-5">
      <h1 className="text-2xl text-primary">{text('cardPages.renewal.title')}</h1>
      <CardList onRenew={(card) => setMoment({ kind: 'order', card })} />
    </div>
  );
}

import { listCards } from '@taga/contract/endpoints/cards';
import type { CardRecord } from '@taga/contract/records/applications/card-application';
import { Button, ButtonLink, Card, CheckIcon, EmptyState, Skeleton } from '@taga/ui';
import { useQuery } from '@taga/web/data';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { useCustomer } from '../../../lib/access/session/session-context.tsx';
import { Needs } from '../../../lib/applications/kind-wizard/needs.tsx';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { CardArea } from '../frame/bank-page.tsx';
import { branchName, OwnCard } from './cards.tsx';
import { OrderForm } from './order-form.tsx';

type Moment =
  | { readonly kind: 'list' }
  | { readonly kind: 'order'; readonly card: CardRecord }
  | { readonly kind: 'done'; readonly id: string; readonly branchCode: string };

function useCards() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['cards'],
    queryFn: async ({ signal }) => (await callApi(listCards, { language, signal, isQuiet: true })).Data.Cards,
  });
}

function CardList({ onRenew }: { onRenew: (card: CardRecord) => void }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useCards();
  if (error && !isFetching && !data) {
    const again = <Button onClick={() => void refetch()}>{text('application.load.again')}</Button>;
    return (
      <EmptyState title={text('cardPages.renewal.failed')} text={text('application.load.failedText')} action={again} />
    );
  }
  if (!data) return <Skeleton label={text('layout.loading.message')} lines={6} />;
  if (data.length === 0) {
    return <EmptyState title={text('cardPages.renewal.none')} text={text('cardPages.renewal.noneText')} />;
  }
  return data.map((card) => <OwnCard key={card.CardId} card={card} onRenew={() => onRenew(card)} />);
}

function Ordered({ id, branchCode, onBack }: { id: string; branchCode: string; onBack: () => void }) {
  const text = useText();
  const branch = branchName(branchCode, useLanguage());
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-3 text-xl">
        <CheckIcon size={24} className="shrink-0 text-success" />
        {text('cardPages.renewal.doneTitle')}
      </h2>
      <p>{text('cardPages.renewal.doneText', { branch })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink as={RouterLink} href={paths.renewalOrder(id)}>
          {text('cardPages.renewal.follow')}
        </ButtonLink>
        <Button variant="secondary" onClick={onBack}>
          {text('cardPages.renewal.back')}
        </Button>
      </div>
    </Card>
  );
}

/** The customer's cards; one of them chosen, where the new one is collected; and that it is ordered. */
function Renewal() {
  const text = useText();
  const { refetch } = useCards();
  const [moment, setMoment] = useState<Moment>({ kind: 'list' });
  const toList = () => setMoment({ kind: 'list' });
  // Another card is another page to the eye.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins at the top
  useEffect(() => {
    // What it answers is no clean-up: newer browsers answer a promise.
    window.scrollTo(0, 0);
  }, [moment.kind]);

  if (moment.kind === 'done') return <Ordered id={moment.id} branchCode={moment.branchCode} onBack={toList} />;
  if (moment.kind === 'order') {
    const ordered = (id: string, branchCode: string) => {
      void refetch();
      setMoment({ kind: 'done', id, branchCode });
    };
    return <OrderForm card={moment.card} onOrdered={ordered} onBack={toList} />;
  }
  return (
    <div className="grid max-w-form gap-5">
      <h2 className="text-xl">{text('cardPages.renewal.title')}</h2>
      <CardList onRenew={(card) => setMoment({ kind: 'order', card })} />
    </div>
  );
}

const needs = ['cardPages.renewal.needsCard', 'cardPages.renewal.needsBranch'] as const;

/** Who is not signed in reads what it takes, and comes back here after signing in. */
function BeforeSigningIn() {
  const text = useText();
  return (
    <>
      <Needs title={text('cardPages.renewal.needs')} needs={needs} />
      <ButtonLink as={RouterLink} href={paths.loginForRenewal()} className="sm:justify-self-start">
        {text('cardPages.renewal.signIn')}
      </ButtonLink>
    </>
  );
}

/** Renewing a card. Everybody may open it: the bank's own page is for everybody too. */
export function Page() {
  const customer = useCustomer();
  return <CardArea purpose="renewal" own={customer ? <Renewal /> : <BeforeSigningIn />} />;
}

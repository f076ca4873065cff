import { getCardRenewal } from '@taga/contract/endpoints/cards';
import type { CardRenewal } from '@taga/contract/records/fulfilment/card-renewal';
import { DescriptionList } from '@taga/ui';
import { useQuery } from '@taga/web/data';
import type { PageProps } from '@taga/web/page';
import { PageHeading } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { toRows } from '../../../lib/customers/profile/profile-rows.ts';
import { ApplicationNumber } from '../../../lib/fulfilment/orders/application-number.tsx';
import { NumberedSection } from '../../../lib/fulfilment/orders/numbered-section.tsx';
import { OrderStatus } from '../../../lib/fulfilment/orders/order-status.tsx';
import { orderWords } from '../../../lib/fulfilment/orders/order-words.ts';
import { Progress } from '../../../lib/fulfilment/orders/progress.tsx';
import { DetailFrame, DetailPage } from '../../../lib/messaging/lists/detail-frame.tsx';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { branchName, monthOf } from './cards.tsx';

function useRenewal(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['card renewal', id],
    staleTime: 0,
    queryFn: async ({ signal }) => (await callApi(getCardRenewal, { body: { DOCNumber: id }, language, signal })).Data,
  });
}

const stages = ['PENDING', 'APPROVED', 'IN_PRODUCTION', 'READY', 'COMPLETED'] as const;

function RenewalProgress({ renewal: { Status, StatusDates } }: { renewal: CardRenewal }) {
  const text = useText();
  const isRefused = Status === 'REJECTED';
  const names: readonly CardRenewal['Status'][] = isRefused ? ['PENDING', 'REJECTED'] : stages;
  const shown = names.map((name) => ({
    name,
    words: text(name === 'PENDING' ? 'orders.progress.ordered' : `orders.cardStatus.${name}`),
    at: StatusDates[name],
  }));
  const done = names.indexOf(Status) + 1;
  return <Progress stages={shown} done={done} isRefused={isRefused} />;
}

function Loaded({ renewal }: { renewal: CardRenewal }) {
  const text = useText();
  const language = useLanguage();
  const { Card, NewCard, BranchCode, DOCNumber } = renewal;
  const parts = [
    {
      name: 'oldCard',
      rows: toRows([
        [text('cardOrder.renewal.number'), `${Card.CardType} ${Card.CardNumber}`.trim()],
        [text('cardOrder.renewal.expiry'), Card.Expiry && monthOf(Card.Expiry, language)],
      ]),
    },
    {
      name: 'newCard',
      rows: toRows([
        [text('cardOrder.renewal.number'), NewCard && `${NewCard.CardType} ${NewCard.CardNumber}`],
        [text('cardOrder.renewal.branch'), branchName(BranchCode, language)],
        [text('cards.row.documentNo'), DOCNumber],
      ]),
    },
  ] as const;
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <PageHeading title={text('cardOrder.renewal.title')} />
        <OrderStatus status={renewal.Status} isCard isDetail />
        <ApplicationNumber number={renewal.ApplicationNo} />
      </div>
      <RenewalProgress renewal={renewal} />
      <ol className="grid grid-cols-1">
        {parts.map(({ name, rows }, index) => (
          <NumberedSection key={name} number={index + 1} title={text(`cardOrder.renewal.${name}`)}>
            <DescriptionList rows={rows} />
          </NumberedSection>
        ))}
      </ol>
    </>
  );
}

const words = orderWords('cardOrder.renewal.title');

function Order({ id }: { id: string }) {
  return (
    <DetailFrame detail={useRenewal(id)} listHref={paths.orders()} words={words}>
      {(renewal) => <Loaded renewal={renewal} />}
    </DetailFrame>
  );
}

/** One renewal of a card: how far it is, and where the new one is collected. */
export function Page({ params }: PageProps<'/orders/renewal/:id'>) {
  return (
    <DetailPage listHref={paths.orders()}>
      <Order id={params.id} />
    </DetailPage>
  );
}

import type { ExistingCustomerOrder } from '@taga/contract/records/fulfilment/order';
import { Button, DownloadIcon } from '@taga/ui';
import { SubmitButton } from '@taga/web/form';
import type { PageProps } from '@taga/web/page';
import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { OrderStatus } from '../../lib/fulfilment/orders/order-status.tsx';
import { orderWords } from '../../lib/fulfilment/orders/order-words.ts';
import { Rejected } from '../../lib/messaging/inbox/rejected.tsx';
import { DetailFrame, DetailPage } from '../../lib/messaging/lists/detail-frame.tsx';
import { AccountCard } from './account-card.tsx';
import { CollectNotice } from './collect-notice.tsx';
import { useCardDownload, useEtbOrder } from './use-account-card.ts';

/** Neither is printed itself. */
function Actions({ id }: { id: string }) {
  const text = useText();
  const downloading = useCardDownload(id);
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <SubmitButton
        sending={downloading}
        busyText={text('accountCard.downloading')}
        onClick={() => void downloading.submit()}
      >
        <DownloadIcon />
        {text('accountCard.download')}
      </SubmitButton>
      <Button variant="secondary" onClick={() => window.print()}>
        {text('accountCard.print')}
      </Button>
    </div>
  );
}

function Loaded({ id, order }: { id: string; order: ExistingCustomerOrder }) {
  const text = useText();
  const isOpen = Boolean(order.bankaccountNumber);
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <PageHeading title={text(isOpen ? 'accountCard.order.title' : 'accountCard.underWay')} />
        {!isOpen && <OrderStatus status={order.Status} isDetail />}
      </div>
      {order.Rejection && <Rejected rejection={order.Rejection} />}
      <AccountCard order={order} />
      {isOpen && (
        <>
          <Actions id={id} />
          <CollectNotice />
        </>
      )}
    </>
  );
}

const words = orderWords('accountCard.order.title');

function Order({ id }: { id: string }) {
  return (
    <DetailFrame detail={useEtbOrder(id)} listHref={paths.orders()} words={words}>
      {(order) => <Loaded id={id} order={order} />}
    </DetailFrame>
  );
}

/** A Cash Current account that was ordered: its card once it is open, and how far it is until then. */
export function Page({ params }: PageProps<'/orders/etb/:id'>) {
  return (
    <DetailPage listHref={paths.orders()}>
      <Order id={params.id} />
    </DetailPage>
  );
}

import { Button, ButtonLink, Card, DownloadIcon, EmptyState, Skeleton } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { SubmitButton } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import type { PageProps } from '@taga/web/page';
import { BackLink, PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { CustomerQueries } from '../../lib/query/customer-queries.tsx';
import { useCustomer } from '../../lib/session/session-context.tsx';
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

function Missing({ failure, onAgain }: { failure: Error; onAgain: () => void }) {
  const text = useText();
  const isUnknown = failure instanceof ApiError && failure.status === 404;
  return (
    <Card>
      <EmptyState
        title={text(isUnknown ? 'orders.detail.missing' : 'orders.detail.failure')}
        text={text(isUnknown ? 'orders.detail.missingText' : 'orders.detail.failureText')}
        action={
          isUnknown ? (
            <ButtonLink as={RouterLink} href={paths.orders()}>
              {text('orders.detail.toOrders')}
            </ButtonLink>
          ) : (
            <Button onClick={onAgain}>{text('orders.detail.again')}</Button>
          )
        }
      />
    </Card>
  );
}

function Order({ id }: { id: string }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useEtbOrder(id);
  const isOpen = Boolean(data?.bankaccountNumber);
  return (
    <>
      <PageHeading title={text(data && !isOpen ? 'accountCard.underWay' : 'accountCard.order.title')} />
      {data && <AccountCard order={data} />}
      {isOpen && (
        <>
          <Actions id={id} />
          <CollectNotice />
        </>
      )}
      {!data && error && !isFetching && <Missing failure={error} onAgain={() => void refetch()} />}
      {!data && !(error && !isFetching) && (
        <Skeleton shape="block" label={text('orders.detail.loading')} className="h-96" />
      )}
    </>
  );
}

/** A Cash Current account that was ordered: its card once it is open, and how far it is until then. */
export function Page({ params }: PageProps<'/orders/etb/:id'>) {
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <div className="grid max-w-form grid-cols-1 gap-6">
        <div className="print:hidden">
          <BackLink href={paths.orders()} />
        </div>
        <Order id={params.id} />
      </div>
    </CustomerQueries>
  );
}

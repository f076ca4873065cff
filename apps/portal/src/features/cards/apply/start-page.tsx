import { Button, ButtonLink, Card, CheckIcon, EmptyState, Skeleton } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import type { Customer } from '../../../lib/access/session/session.ts';
import { useCustomer } from '../../../lib/access/session/session-context.tsx';
import { CardArea } from '../frame/bank-page.tsx';
import { Needs } from '../needs.tsx';
import { type CardApplication, isOpen } from './card-application.ts';
import { Remark } from './card-caption.tsx';
import { useLoadedCardApplication } from './load-card-application.ts';

const needs = ['cardPages.start.photos', 'cardPages.start.income', 'cardPages.start.guarantor'] as const;

/** What it takes to apply, or what is left of it, and the way into the questions. */
function ToFillIn({ application: { record, journey } }: { application: CardApplication }) {
  const text = useText();
  const isBegun = record.DOCNumber !== null;
  return (
    <>
      <Remark record={record} />
      {!isBegun && <Needs title={text('cardPages.start.needs')} needs={needs} />}
      <ButtonLink as={RouterLink} href={journey.pathOf(journey.getKept().step)} className="sm:justify-self-start">
        {text(record.Status ? 'cardPages.start.correct' : isBegun ? 'cardPages.start.goOn' : 'cardPages.start.begin')}
      </ButtonLink>
    </>
  );
}

const closed = ['PENDING', 'APPROVED', 'DELIVERED', 'REJECTED', 'CANCELED'] as const;

/** It is with the bank, just now or since: what happens next, and where to see it. */
function WithTheBank({ record: { DOCNumber, Status }, isSent }: Pick<CardApplication, 'record'> & { isSent: boolean }) {
  const text = useText();
  const status = closed.find((known) => known === Status) ?? 'PENDING';
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-3 text-xl">
        {isSent && <CheckIcon size={24} className="shrink-0 text-success" />}
        {text(isSent ? 'cardPages.sent.title' : `cardPages.closed.${status}`)}
      </h2>
      <p>{text(isSent ? 'cardPages.sent.text' : 'cardPages.closed.text')}</p>
      {DOCNumber && (
        <ButtonLink as={RouterLink} href={paths.cardOrder(encodeURIComponent(DOCNumber))}>
          {text('cardPages.sent.order')}
        </ButtonLink>
      )}
    </Card>
  );
}

function Failed({ failure, onAgain }: { failure: Error; onAgain: () => void }) {
  const text = useText();
  const isUnknown = failure instanceof ApiError && failure.status === 404;
  return (
    <EmptyState
      title={text(isUnknown ? 'cardPages.load.missing' : 'cardPages.load.failed')}
      text={text(isUnknown ? 'cardPages.load.missingText' : 'cardPages.load.failedText')}
      action={!isUnknown && <Button onClick={onAgain}>{text('cardPages.load.again')}</Button>}
    />
  );
}

function Own({ customer }: { customer: Customer }) {
  const text = useText();
  const { state } = useLocation() as { state: { isSent?: boolean } | null };
  const { data, error, isFetching, refetch } = useLoadedCardApplication(customer, true);
  if (error && !isFetching) return <Failed failure={error} onAgain={() => void refetch()} />;
  if (!data || isFetching) return <Skeleton label={text('layout.loading.message')} lines={8} />;
  if (isOpen(data.record)) return <ToFillIn application={data} />;
  return <WithTheBank record={data.record} isSent={state?.isSent === true} />;
}

/** Applying for a card: where one stands, and the way on. */
export function Page() {
  const customer = useCustomer();
  return customer && <CardArea purpose="apply" own={<Own customer={customer} />} />;
}

import { Button, ButtonLink, Card, CheckIcon, EmptyState, Skeleton } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import type { Customer } from '../../access/session/session.ts';
import { ApplicationNumber } from '../../fulfilment/orders/application-number.tsx';
import { Remark } from './caption.tsx';
import { isOpen, type KindApplication, type KindPages } from './kind-pages.ts';
import { useLoadedApplication } from './load-application.tsx';
import { Needs } from './needs.tsx';

/** What it takes to apply, or what is left of it, and the way into the questions. */
function ToFillIn({ application: { pages, record, journey } }: { application: KindApplication }) {
  const text = useText();
  const isStarted = record.DOCNumber !== null;
  const begin = isStarted ? 'application.start.goOn' : 'application.start.begin';
  return (
    <>
      <Remark pages={pages} record={record} />
      {!isStarted && pages.needs.length > 0 && <Needs title={text('application.start.needs')} needs={pages.needs} />}
      <ButtonLink as={RouterLink} href={journey.pathOf(journey.getSaved().step)} className="sm:justify-self-start">
        {text(record.Status ? 'application.start.correct' : begin)}
      </ButtonLink>
    </>
  );
}

/** It is with the bank, just now or since: what happens next, and where to see it. */
function WithTheBank({ application: { pages, record }, isSent }: { application: KindApplication; isSent: boolean }) {
  const text = useText();
  const { DOCNumber, ApplicationNo, Status } = record;
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-3 text-xl">
        {isSent && <CheckIcon size={24} className="shrink-0 text-success" />}
        {text(isSent ? 'application.sent.title' : pages.closedTitle(Status ?? ''))}
      </h2>
      <p>{text(isSent ? 'application.sent.text' : 'application.closed.text')}</p>
      {ApplicationNo && <ApplicationNumber number={ApplicationNo} />}
      {DOCNumber && (
        <ButtonLink as={RouterLink} href={pages.paths.order(encodeURIComponent(DOCNumber))}>
          {text('application.sent.order')}
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
      title={text(isUnknown ? 'application.load.missing' : 'application.load.failed')}
      text={text(isUnknown ? 'application.load.missingText' : 'application.load.failedText')}
      action={!isUnknown && <Button onClick={onAgain}>{text('application.load.again')}</Button>}
    />
  );
}

/** Where the customer's application of a kind stands, and the next step. */
export function StartOfKind({ pages, customer }: { pages: KindPages; customer: Customer }) {
  const text = useText();
  const { state } = useLocation() as { state: { isSent?: boolean } | null };
  const { data, error, isFetching, refetch } = useLoadedApplication(pages, customer, true);
  if (error && !isFetching) return <Failed failure={error} onAgain={() => void refetch()} />;
  if (!data || isFetching) return <Skeleton label={text('layout.loading.message')} lines={8} />;
  if (isOpen(pages, data.record)) return <ToFillIn application={data} />;
  return <WithTheBank application={data} isSent={state?.isSent === true} />;
}

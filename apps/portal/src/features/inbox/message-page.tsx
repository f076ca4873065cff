import { brand } from '@taga/brand';
import type { MessageDetail } from '@taga/contract/records/message';
import { keepPhrases } from '@taga/i18n';
import { Alert, Button, ButtonLink, Card, EmptyState, Link, Logo, Skeleton } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { RouterLink } from '@taga/web/navigation';
import type { PageProps } from '@taga/web/page';
import { BackLink } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { bankName, contact } from '../../lib/bank/bank.ts';
import { formatMyanmarDay } from '../../lib/lists/myanmar-day.ts';
import { CustomerQueries } from '../../lib/query/customer-queries.tsx';
import { useCustomer } from '../../lib/session/session-context.tsx';
import { MessageBody } from './message-body.tsx';
import { useMessage } from './use-message.ts';

/** Cards have a hotline of their own, which is on the card. */
const withoutContact: readonly string[] = ['CardCreated', 'CardCanceled', 'CardDelivered'];

function useTeam(): string {
  const text = useText();
  return text('inbox.message.team', { bank: bankName(useLanguage()) });
}

function Sender({ date }: { date: string }) {
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-border pb-4">
      <Logo mark={brand.logo} wordmark={brand.wordmark} />
      {/* On a phone under logo and date, which share a line. */}
      <p className="order-last grow basis-full text-text-muted sm:order-none sm:basis-0">{useTeam()}</p>
      <p className="text-text-muted">{formatMyanmarDay(date, 'monthDayYear', language)}</p>
    </div>
  );
}

function ContactLine() {
  const text = useText();
  return (
    <p className="border-t border-border pt-4 text-text-muted">
      {text('inbox.message.contact', { team: useTeam() })}{' '}
      <Link href={contact.hotlineHref} className="whitespace-nowrap">
        {contact.hotline}
      </Link>
    </p>
  );
}

function Loaded({ message }: { message: MessageDetail }) {
  const { Subject, Date: date, Type, Body, Error: error } = message;
  return (
    <>
      <h1 className="text-2xl wrap-anywhere text-primary">{keepPhrases(Subject)}</h1>
      <Card className="grid grid-cols-1 gap-5">
        <Sender date={date} />
        <MessageBody message={message} />
        {error && (
          <Alert tone="danger" title={keepPhrases(error.Message)}>
            {error.Details[0] && <p>{keepPhrases(error.Details[0].ErrorDescription)}</p>}
          </Alert>
        )}
        {Body.Note && <p className="rounded-card bg-primary-tint p-4">{keepPhrases(Body.Note)}</p>}
        {!withoutContact.includes(Type) && <ContactLine />}
      </Card>
    </>
  );
}

function Missing({ failure, onAgain }: { failure: Error; onAgain: () => void }) {
  const text = useText();
  const isUnknown = failure instanceof ApiError && failure.status === 404;
  return (
    <Card>
      <EmptyState
        title={text(isUnknown ? 'inbox.message.missing' : 'inbox.message.failure')}
        text={text(isUnknown ? 'inbox.message.missingText' : 'inbox.message.failureText')}
        action={
          isUnknown ? (
            <ButtonLink as={RouterLink} href={paths.inbox()}>
              {text('inbox.message.toInbox')}
            </ButtonLink>
          ) : (
            <Button onClick={onAgain}>{text('inbox.message.again')}</Button>
          )
        }
      />
    </Card>
  );
}

function Message({ id }: { id: string }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useMessage(id);
  if (data) return <Loaded message={data} />;
  return (
    <>
      <h1 className="sr-only">{text('inbox.message.title')}</h1>
      {error && !isFetching ? (
        <Missing failure={error} onAgain={() => void refetch()} />
      ) : (
        <Skeleton shape="block" label={text('inbox.message.loading')} className="h-100" />
      )}
    </>
  );
}

/** One message, in full; from now on it is read. */
export function Page({ params }: PageProps<'/inbox/:id'>) {
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <div className="grid max-w-form grid-cols-1 gap-4">
        <BackLink href={paths.inbox()} />
        <Message id={params.id} />
      </div>
    </CustomerQueries>
  );
}

import { brand } from '@taga/brand';
import type { MessageDetail } from '@taga/contract/records/messaging/message';
import { keepPhrases } from '@taga/i18n';
import { Alert, Card, Link, Logo } from '@taga/ui';
import type { PageProps } from '@taga/web/page';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { bankName, contact } from '../../lib/fulfilment/bank/bank.ts';
import { ApplicationNumber } from '../../lib/fulfilment/orders/application-number.tsx';
import { DetailFrame, DetailPage } from '../../lib/messaging/lists/detail-frame.tsx';
import { formatMyanmarDay } from '../../lib/messaging/lists/myanmar-day.ts';
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
        {message.ApplicationNo && <ApplicationNumber number={message.ApplicationNo} />}
        {Body.Note && <p className="rounded-card bg-primary-tint p-4">{keepPhrases(Body.Note)}</p>}
        {!withoutContact.includes(Type) && <ContactLine />}
      </Card>
    </>
  );
}

const words = {
  name: 'inbox.message.title',
  loading: 'inbox.message.loading',
  failure: 'inbox.message.failure',
  failureText: 'inbox.message.failureText',
  again: 'inbox.message.again',
  missing: 'inbox.message.missing',
  missingText: 'inbox.message.missingText',
  toList: 'inbox.message.toInbox',
} as const;

function Message({ id }: { id: string }) {
  return (
    <DetailFrame detail={useMessage(id)} listHref={paths.inbox()} words={words}>
      {(message) => <Loaded message={message} />}
    </DetailFrame>
  );
}

/** One message, in full; from now on it is read. */
export function Page({ params }: PageProps<'/inbox/:id'>) {
  return (
    <DetailPage listHref={paths.inbox()}>
      <Message id={params.id} />
    </DetailPage>
  );
}

import {
  listCustomerDeliveries,
  listCustomerMessages,
  resendCustomerMessage,
} from '@taga/contract/endpoints/desk/customers';
import { type CustomerMessage, resendReasons } from '@taga/contract/records/desk/customer-support';
import { Alert, Disclosure } from '@taga/ui';
import { ErrorAlert } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { useDeskPages } from '../../lib/api/use-desk-pages.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { MessageWords } from '../../lib/page-parts/message-words.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { useMay } from '../../lib/staff/current-staff.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { ReasonForm } from './reason-form.tsx';

/** By email and SMS, as the customer wants them. */
function Resend({ customerId, messageId }: { customerId: string; messageId: string }) {
  const text = useText();
  const [isSent, setIsSent] = useState(false);
  const sending = useDeskAction(resendCustomerMessage, [listCustomerDeliveries], () => setIsSent(true));
  return (
    <>
      <ErrorAlert domainError={sending.domainError} title={text('deskCustomers.failure')} />
      {isSent && <Alert tone="success" title={text('deskCustomers.resend.done')} />}
      <ReasonForm
        reasons={resendReasons}
        labelOf={(reason) => text(`deskCustomers.resend.${reason}`)}
        action={text('deskCustomers.resend.send')}
        variant="secondary"
        sending={sending}
        onReason={(reason) => void sending.submit({ body: { customerId, messageId, reason } })}
      />
    </>
  );
}

function OneMessage({ customerId, message }: { customerId: string; message: CustomerMessage }) {
  const text = useText();
  const language = useLanguage();
  const may = useMay();
  const { messageId, at, isRead, words, canResend } = message;
  return (
    <li>
      <Disclosure summary={words[language].subject}>
        <div className="grid gap-3 pb-3">
          <MessageWords words={words} />
          {canResend && may(resendCustomerMessage) && <Resend customerId={customerId} messageId={messageId} />}
        </div>
      </Disclosure>
      <p className="text-text-muted">
        <Moment at={at} /> · {text(isRead ? 'deskCustomers.message.read' : 'deskCustomers.message.unread')}
      </p>
    </li>
  );
}

/** What the customer finds in the inbox, the newest first. */
export function Messages({ customerId }: { customerId: string }) {
  const text = useText();
  const messages = useDeskPages(
    listCustomerMessages,
    { customerId },
    { rowsOf: (page) => page.messages, nextOf: ({ next }) => next },
  );
  return (
    <Part title={text('deskCustomers.message.title')}>
      <Loaded query={messages} lines={4}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-text-muted">{text('deskCustomers.message.none')}</p>
          ) : (
            <ul className="grid gap-1">
              {rows.map((message) => (
                <OneMessage key={message.messageId} customerId={customerId} message={message} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {messages.hasMore && <More isBusy={messages.isLoadingMore} onMore={messages.loadMore} />}
    </Part>
  );
}

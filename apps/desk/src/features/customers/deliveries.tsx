import { listCustomerDeliveries } from '@taga/contract/endpoints/desk/customers';
import type { CustomerDelivery } from '@taga/contract/records/desk/customer-support';
import type { MessageId } from '@taga/i18n';
import { Badge, type Tone } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useDeskPages } from '../../lib/api/use-desk-pages.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { Moment } from '../../lib/time/moment.tsx';

const tones: Readonly<Record<CustomerDelivery['state'], Tone>> = {
  waiting: 'primary',
  sent: 'success',
  expired: 'neutral',
  failed: 'danger',
};

/** What each was about. What is sent of a kind that is newer than this page is called a message. */
const templateWords: Readonly<Record<string, MessageId>> = {
  'sign-up-code': 'deskCustomers.sent.code',
  'reset-code': 'deskCustomers.sent.resetCode',
  'activation-code': 'deskCustomers.sent.activationCode',
  'existing-customer-code': 'deskCustomers.sent.activationCode',
  'new-phone-code': 'deskCustomers.sent.newPhoneCode',
  'code-by-email': 'deskCustomers.sent.code',
  introduction: 'deskCustomers.sent.introduction',
  'application-news': 'deskCustomers.sent.news',
  'request-news': 'deskCustomers.sent.news',
  'verify-email': 'deskCustomers.sent.verifyEmail',
  'password-changed': 'deskCustomers.sent.passwordChanged',
  'details-corrected': 'deskCustomers.sent.details',
  'details-notice': 'deskCustomers.sent.details',
  'new-sign-in': 'deskCustomers.sent.newSignIn',
  'identity-not-verified': 'deskCustomers.sent.identity',
  'unfinished-application': 'deskCustomers.sent.unfinished',
  locked: 'deskCustomers.sent.locked',
};

function OneDelivery({ delivery }: { delivery: CustomerDelivery }) {
  const text = useText();
  const { channel, template, state, queuedAt, finishedAt, attempts } = delivery;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-medium">{text(`deskCustomers.channel.${channel}`)}</span>
      <span className="grow">{text(templateWords[template] ?? 'deskCustomers.sent.other')}</span>
      <Badge tone={tones[state]}>{text(`deskCustomers.delivery.${state}`)}</Badge>
      <span className="text-text-muted">
        <Moment at={finishedAt ?? queuedAt} />
        {attempts > 1 && ` · ${text('deskCustomers.delivery.attempts', { count: attempts })}`}
      </span>
    </li>
  );
}

/** Whether SMS and emails reached the customer, and when. What they said nobody can read: it may have been a code. */
export function Deliveries({ customerId }: { customerId: string }) {
  const text = useText();
  const deliveries = useDeskPages(
    listCustomerDeliveries,
    { customerId },
    { rowsOf: (page) => page.deliveries, nextOf: ({ next }) => next },
  );
  return (
    <Part title={text('deskCustomers.delivery.title')}>
      <p className="text-text-muted">{text('deskCustomers.delivery.about')}</p>
      <Loaded query={deliveries} lines={4}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-text-muted">{text('deskCustomers.delivery.none')}</p>
          ) : (
            <ul className="grid gap-2">
              {rows.map((delivery) => (
                <OneDelivery key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {deliveries.hasMore && <More isBusy={deliveries.isLoadingMore} onMore={deliveries.loadMore} />}
    </Part>
  );
}

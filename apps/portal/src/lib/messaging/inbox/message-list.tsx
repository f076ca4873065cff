import type { MessageSummary, MessageType } from '@taga/contract/records/messaging/message';
import { keepPhrases } from '@taga/i18n';
import { CardIcon, CheckIcon, InboxIcon, OrdersIcon, VisuallyHidden, WarningIcon } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { formatMyanmarDay } from '../lists/myanmar-day.ts';
import { subjectPreview } from './subject-preview.ts';

const looks = {
  good: { icon: CheckIcon, ink: 'bg-success-tint text-success-strong' },
  ready: { icon: OrdersIcon, ink: 'bg-primary-tint text-primary' },
  card: { icon: CardIcon, ink: 'bg-primary-tint text-primary' },
  news: { icon: InboxIcon, ink: 'bg-primary-tint text-primary' },
  refused: { icon: WarningIcon, ink: 'bg-warning-tint text-warning-strong' },
};

/** The others are news. */
const lookOf: Readonly<Partial<Record<MessageType, keyof typeof looks>>> = {
  AccountCreated: 'good',
  AccountCompleted: 'good',
  MPUCreated: 'ready',
  ChequeBookCreated: 'ready',
  PassbookCreated: 'ready',
  CardCreated: 'card',
  CardDelivered: 'card',
  CardCanceled: 'refused',
  RequestRejected: 'refused',
  CorrectionRequested: 'refused',
  mBankingRequestRejected: 'refused',
};

/** What kind of news it is, at a glance; the words say the same. */
export function MessageIcon({ type, size = 'normal' }: { type: MessageType; size?: 'normal' | 'large' }) {
  const { icon: Icon, ink } = looks[lookOf[type] ?? 'news'];
  return (
    <span aria-hidden="true" className={`shrink-0 rounded-chip ${size === 'large' ? 'p-6' : 'p-2.5'} ${ink}`}>
      <Icon size={size === 'large' ? 24 : 20} />
    </span>
  );
}

function MessageRow({ message }: { message: MessageSummary }) {
  const text = useText();
  const language = useLanguage();
  const { Id, Type, Category, Subject, Date: date, Unread } = message;
  return (
    <li>
      <RouterLink
        href={paths.message(Id)}
        className="flex items-start gap-3 p-3 transition-colors hover:bg-primary-tint sm:gap-4 sm:px-5"
      >
        <MessageIcon type={Type} />
        <span className="grid min-w-0 grow gap-x-4 sm:grid-cols-[1fr_auto]">
          <span className={Unread ? 'font-bold' : ''}>
            {Unread && (
              <>
                <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-chip bg-link" />
                <VisuallyHidden>{text('inbox.list.unread')} </VisuallyHidden>
              </>
            )}
            {subjectPreview(keepPhrases(Subject))}
          </span>
          {/* On a phone under the subject, which needs the width. */}
          <span className="flex flex-wrap justify-between gap-x-4 text-sm text-text-muted sm:contents">
            <span className="sm:order-2 sm:col-span-2">{text(`inbox.category.${Category}`)}</span>
            <span>{formatMyanmarDay(date, 'monthDay', language)}</span>
          </span>
        </span>
      </RouterLink>
    </li>
  );
}

/** Messages as a mail app lists them, each the way to the whole of it. */
export function MessageList({ messages }: { messages: readonly MessageSummary[] }) {
  const text = useText();
  return (
    <ul
      aria-label={text('inbox.list.label')}
      className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface-raised"
    >
      {messages.map((message) => (
        <MessageRow key={message.Id} message={message} />
      ))}
    </ul>
  );
}

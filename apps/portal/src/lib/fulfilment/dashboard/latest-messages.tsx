import type { MessageSummary } from '@taga/contract/records/messaging/message';
import { ArrowRightIcon, Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import { useId } from 'react';
import { paths } from '../../../config/paths.ts';
import { MessageList } from '../../messaging/inbox/message-list.tsx';

const inboxWords = ['inbox'] as const;

/** The last few messages, and the way to all. */
export function LatestMessages({ messages }: { messages: readonly MessageSummary[] }) {
  const text = useText();
  const titleId = useId();
  const hasWords = useCatalogs(inboxWords);
  if (!hasWords) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={titleId} className="text-xl">
          {text('inbox.latest.title')}
        </h2>
        <Link as={RouterLink} standalone href={paths.inbox()}>
          {text('inbox.latest.all')}
          <ArrowRightIcon />
        </Link>
      </div>
      <MessageList messages={messages} />
    </section>
  );
}

import { firstPageIndex } from '@taga/contract/constants';
import { ArrowRightIcon, Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useText } from '@taga/web/text';
import { useId } from 'react';
import { paths } from '../../config/paths.ts';
import { MessageList } from '../inbox/message-list.tsx';
import { useMessages } from '../inbox/use-messages.ts';
import type { Customer } from '../session/session.ts';

const inboxWords = ['inbox'] as const;
const shown = 3;

/** The last few messages, under everything else: nothing that is being read moves when they arrive. */
export function LatestMessages({ customer }: { customer: Customer }) {
  const text = useText();
  const titleId = useId();
  const hasWords = useCatalogs(inboxWords);
  const all = { page: firstPageIndex, from: '', to: '', category: '' };
  const { data } = useMessages({ ...all, loginId: customer.loginId, pageSize: shown, isQuiet: true });
  if (!hasWords || !data || data.Details.length === 0) return null;
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
      <MessageList messages={data.Details} />
    </section>
  );
}

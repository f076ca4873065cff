import { listBroadcasts, sendBroadcast } from '@taga/contract/endpoints/desk/broadcasts';
import type { Broadcast } from '@taga/contract/records/desk/broadcast';
import { formatNumber } from '@taga/i18n';
import { Badge, Button } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskPages } from '../../lib/api/use-desk-pages.ts';
import { DeskPage, Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { useMay } from '../../lib/staff/current-staff.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { BroadcastForm } from './broadcast-form.tsx';

function OneBroadcast({ broadcast }: { broadcast: Broadcast }) {
  const text = useText();
  const language = useLanguage();
  const { subject, content, category, state, delivered, recipients, sentAt } = broadcast;
  const count = (value: number) => formatNumber(value, language);
  return (
    <li className="grid gap-1 border-t border-border py-3 first:border-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="grow">{subject[language]}</strong>
        <Badge tone={state === 'SENT' ? 'success' : 'primary'}>{text(`deskBroadcasts.state.${state}`)}</Badge>
      </p>
      <p className="line-clamp-2 max-w-page">{content[language]}</p>
      <p className="text-text-muted">
        {text(`inbox.category.${category}`)} · <Moment at={sentAt} /> ·{' '}
        {text('deskBroadcasts.reached', { delivered: count(delivered), recipients: count(recipients) })}
      </p>
    </li>
  );
}

/** Messages to many customers at once: those that were sent, and a new one. */
export function Page() {
  const text = useText();
  const may = useMay();
  const [isWriting, setIsWriting] = useState(false);
  const broadcasts = useDeskPages(
    listBroadcasts,
    {},
    { rowsOf: (page) => page.broadcasts, nextOf: ({ next }) => next, everyMs: 10_000 },
  );
  return (
    <DeskPage
      title={text('desk.place.broadcasts')}
      actions={
        may(sendBroadcast) &&
        !isWriting && (
          <Button size="compact" onClick={() => setIsWriting(true)}>
            {text('deskBroadcasts.write')}
          </Button>
        )
      }
    >
      {isWriting && <BroadcastForm onDone={() => setIsWriting(false)} />}
      <Part title={text('deskBroadcasts.sent')}>
        <Loaded query={broadcasts}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="py-4 font-medium">{text('deskBroadcasts.empty')}</p>
            ) : (
              <ul>
                {rows.map((broadcast) => (
                  <OneBroadcast key={broadcast.broadcastId} broadcast={broadcast} />
                ))}
              </ul>
            )
          }
        </Loaded>
        {broadcasts.hasMore && <More isBusy={broadcasts.isLoadingMore} onMore={broadcasts.loadMore} />}
      </Part>
    </DeskPage>
  );
}

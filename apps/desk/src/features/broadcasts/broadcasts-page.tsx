import {
  confirmBroadcast,
  listBroadcasts,
  sendBroadcast,
  stopBroadcast,
} from '@taga/contract/endpoints/desk/broadcasts';
import type { Broadcast } from '@taga/contract/records/desk/broadcast';
import { formatNumber } from '@taga/i18n';
import { Badge, Button, type Tone } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { useDeskPages } from '../../lib/api/use-desk-pages.ts';
import { useReading } from '../../lib/names/reading.ts';
import { DeskPage, Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { More } from '../../lib/page-parts/more.tsx';
import { useMay, useOwnStaff } from '../../lib/staff/current-staff.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { audienceOf } from './audience.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastPreview } from './broadcast-preview.tsx';

const tones: Readonly<Record<Broadcast['state'], Tone>> = {
  PROPOSED: 'warning',
  SCHEDULED: 'primary',
  SENDING: 'primary',
  SENT: 'success',
  STOPPED: 'danger',
};

const unfinished: readonly Broadcast['state'][] = ['PROPOSED', 'SCHEDULED', 'SENDING'];

/** What is not over yet can be stopped, and what waits for it confirmed by somebody else. */
function Decisions({ broadcast }: { broadcast: Broadcast }) {
  const text = useText();
  const may = useMay();
  const staffId = useOwnStaff()?.id;
  const { broadcastId, state, sentBy } = broadcast;
  const confirming = useDeskAction(confirmBroadcast, [listBroadcasts]);
  const stopping = useDeskAction(stopBroadcast, [listBroadcasts]);
  if (!may(stopBroadcast) || !unfinished.includes(state)) return null;
  const isOwn = sentBy.staffId === staffId;
  return (
    <div className="grid gap-2">
      <ErrorAlert domainError={confirming.domainError ?? stopping.domainError} title={text('deskBroadcasts.failure')} />
      {state === 'PROPOSED' && <BroadcastPreview {...broadcast} />}
      {state === 'PROPOSED' && isOwn && <p className="text-text-muted">{text('deskBroadcasts.waits')}</p>}
      <div className="flex flex-wrap gap-3">
        {state === 'PROPOSED' && !isOwn && (
          <SubmitButton
            size="compact"
            sending={confirming}
            onClick={() => void confirming.submit({ body: { broadcastId } })}
          >
            {text('deskBroadcasts.confirm')}
          </SubmitButton>
        )}
        <SubmitButton
          variant="danger"
          size="compact"
          sending={stopping}
          onClick={() => void stopping.submit({ body: { broadcastId } })}
        >
          {text('deskBroadcasts.stop')}
        </SubmitButton>
      </div>
    </div>
  );
}

function OneBroadcast({ broadcast }: { broadcast: Broadcast }) {
  const reading = useReading();
  const { text, language } = reading;
  const { subject, content, category, filter, state, delivered, recipients, sentBy, confirmedBy, stoppedBy } =
    broadcast;
  const count = (value: number) => formatNumber(value, language);
  const people = [
    text('deskBroadcasts.by', { name: sentBy.name }),
    confirmedBy && text('deskBroadcasts.confirmedBy', { name: confirmedBy.name }),
    stoppedBy && text('deskBroadcasts.stoppedBy', { name: stoppedBy.name }),
  ];
  return (
    <li className="grid gap-1 border-t border-border py-3 first:border-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="grow">{subject[language]}</strong>
        <Badge tone={tones[state]}>{text(`deskBroadcasts.state.${state}`)}</Badge>
      </p>
      {state !== 'PROPOSED' && <p className="line-clamp-2 max-w-page">{content[language]}</p>}
      <p className="text-text-muted">
        {text(`inbox.category.${category}`)} · {text('deskBroadcasts.to', { audience: audienceOf(filter, reading) })} ·{' '}
        <Moment at={broadcast.sendAt} /> ·{' '}
        {text('deskBroadcasts.reached', { delivered: count(delivered), recipients: count(recipients) })}
      </p>
      <p className="text-text-muted">{people.filter(Boolean).join(' · ')}</p>
      <Decisions broadcast={broadcast} />
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

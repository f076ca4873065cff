import { endSession, listSessions } from '@taga/contract/endpoints/sessions';
import type { OpenSession } from '@taga/contract/records/access/session';
import { formatClock, formatDate, type Language } from '@taga/i18n';
import { Badge, Button, EmptyState, Skeleton } from '@taga/ui';
import { useMutation, useQuery, useQueryClient } from '@taga/web/data';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { Section } from './section.tsx';

interface DeviceProps {
  session: OpenSession;
  onEnded: (device: string) => void;
}

function Device({ session, onEnded }: DeviceProps) {
  const { SESSION_ID, DEVICE, NETWORK, STARTED_AT, CURRENT, SAME_DEVICE } = session;
  const text = useText();
  const language = useLanguage();
  const { mutate, isPending } = useEndSession();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid gap-1">
        <p className="font-medium">{DEVICE}</p>
        <p className="text-sm text-text-muted">
          {text('profile.sessions.since', { time: formatWallClock(new Date(STARTED_AT), language) })}
        </p>
        {NETWORK && <p className="text-sm text-text-muted">{text('profile.sessions.network', { network: NETWORK })}</p>}
        {SAME_DEVICE && !CURRENT && <p className="text-sm">{text('profile.sessions.sameDevice')}</p>}
      </div>
      {CURRENT ? (
        <Badge tone="primary">{text('profile.sessions.current')}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="compact"
          className="max-sm:whitespace-normal"
          loading={isPending ? text('profile.sessions.ending') : undefined}
          onClick={() => mutate(SESSION_ID, { onSuccess: () => onEnded(DEVICE) })}
        >
          {text('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Where the customer is signed in, each place with the way to sign it out. */
export function Devices() {
  const text = useText();
  const { data, isError, refetch } = useDevices();
  const [ended, setEnded] = useState<string>();
  return (
    <Section title={text('profile.sessions.title')}>
      <p className="text-text-muted">{text('profile.sessions.text')}</p>
      {!data && !isError && <Skeleton label={text('profile.sessions.loading')} lines={2} />}
      {!data && isError && (
        <EmptyState
          title={text('profile.sessions.failure')}
          action={<Button onClick={() => void refetch()}>{text('profile.page.again')}</Button>}
        />
      )}
      <ul className="divide-y divide-border">
        {data?.map((session) => (
          <Device key={session.SESSION_ID} session={session} onEnded={setEnded} />
        ))}
      </ul>
      <p role="status">{ended !== undefined && text('profile.sessions.ended', { device: ended })}</p>
    </Section>
  );
}

/** A moment by the clock on the reader's own wall. */
function formatWallClock(moment: Date, language: Language): string {
  const day = { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
  return `${formatDate(day, 'dayMonthYear', language)} ${formatClock(moment, language)}`;
}

/** The names of devices come in the language of the call, so each language has its own list. */
function useDevices() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['sessions', language],
    queryFn: async ({ signal }) => (await callApi(listSessions, { language, signal })).Data,
  });
}

function useEndSession() {
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callApi(endSession, { body: { SESSION_ID: sessionId }, language }),
    // Also after a failure: a session that is not there any more is one the list should not show.
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
}

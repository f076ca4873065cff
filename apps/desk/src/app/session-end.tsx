import { getOwnStaff } from '@taga/contract/endpoints/desk/staff';
import { formatCountdown } from '@taga/i18n';
import { Button, Dialog } from '@taga/ui';
import { useQueryClient } from '@taga/web/data';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import { useEffect, useState } from 'react';
import { callDesk } from '../lib/api/call-desk.ts';
import { idleSinceMs, isRefreshDue, watchActivity } from '../lib/session/activity.ts';
import { expireStaffSession } from '../lib/session/session-store.ts';
import { useOwnStaff } from '../lib/staff/current-staff.ts';

const words = ['forms', 'desk'] as const;
const warningMs = 2 * 60_000;
const tickMs = 1000;

/** When the session ends as things are: left alone for too long, or at its end. */
function useEnd() {
  const own = useOwnStaff();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (!own) return undefined;
  const idleEndMs = idleSinceMs() + own.idleSeconds * 1000;
  const endMs = Date.parse(own.endsAt);
  return { restMs: Math.min(idleEndMs, endMs) - now, isByIdling: idleEndMs < endMs, idleMs: own.idleSeconds * 1000 };
}

/** Tells the server that somebody is there: once in a while by itself, or when they say so. */
function useStay() {
  const language = useLanguage();
  const client = useQueryClient();
  return async () => {
    const own = await callDesk(getOwnStaff, { language, isQuiet: true }).catch(() => undefined);
    if (own) client.setQueryData([getOwnStaff.id, {}, language], own);
  };
}

/** Two minutes before a session ends it says so, and how to stay; then it ends, with the page behind it gone. */
export function SessionEnd() {
  const text = useText();
  const language = useLanguage();
  const hasWords = useCatalogs(words);
  const end = useEnd();
  const stay = useStay();
  const isOver = end !== undefined && end.restMs <= 0;
  const mustRefresh = end !== undefined && isRefreshDue(end.idleMs / 3);
  useEffect(watchActivity, []);
  useEffect(() => {
    if (isOver) expireStaffSession();
  }, [isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once each time it has become due
  useEffect(() => {
    if (mustRefresh) void stay();
  }, [mustRefresh]);
  if (!end || !hasWords || isOver || end.restMs > warningMs) return null;
  const time = formatCountdown(Math.ceil(end.restMs / 1000), language);
  return (
    <Dialog
      open
      onClose={() => void stay()}
      title={text('desk.end.title')}
      closeText={text('form.actions.close')}
      actions={end.isByIdling && <Button onClick={() => void stay()}>{text('desk.end.stay')}</Button>}
    >
      <p>{text(end.isByIdling ? 'desk.end.idle' : 'desk.end.final', { time })}</p>
    </Dialog>
  );
}

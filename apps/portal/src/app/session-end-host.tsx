import { whenOnline } from '@taga/web/connection';
import { lazy, Suspense } from 'react';
import { useSession } from '../lib/access/session/session-context.tsx';

const SessionEnd = lazy(async () => ({
  default: (await whenOnline(() => import('../features/session-end/session-end.tsx'))).SessionEnd,
}));

/** What watches over the end of a session; a visitor has none and does not pay for it. */
export function SessionEndHost() {
  const session = useSession();
  return <Suspense>{session.kind === 'open' && <SessionEnd key={session.expiresAtMs} session={session} />}</Suspense>;
}

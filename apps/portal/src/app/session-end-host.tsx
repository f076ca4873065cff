import { type ComponentType, lazy, Suspense } from 'react';
import type { OpenSession } from '../lib/session/session.ts';
import { useSession } from '../lib/session/session-context.tsx';

const SessionEnd = lazy(
  (): Promise<{ default: ComponentType<{ session: OpenSession }> }> =>
    import('../features/session-end/session-end.tsx').then(
      (file) => ({ default: file.SessionEnd }),
      // Without the network there is no warning, but the page must stay.
      () => ({ default: () => null }),
    ),
);

/** What watches over the end of a session; a visitor has none and does not pay for it. */
export function SessionEndHost() {
  const session = useSession();
  return <Suspense>{session.kind === 'open' && <SessionEnd key={session.expiresAtMs} session={session} />}</Suspense>;
}

import { sessionWarningMs } from '@taga/contract/constants';
import { whenOnline } from '@taga/web/connection';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { OpenSession } from '../../lib/access/session/session.ts';

const EndWarning = lazy(async () => ({ default: (await whenOnline(() => import('./end-warning.tsx'))).EndWarning }));

function useIsReached(momentMs: number): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReached(true), momentMs - Date.now());
    return () => clearTimeout(timer);
  }, [momentMs]);
  return isReached;
}

/** Warns a customer whose session is about to end; the form for it is fetched when the time has come. */
export function SessionEnd({ session }: { session: OpenSession }) {
  const isEnding = useIsReached(session.expiresAtMs - sessionWarningMs);
  return <Suspense>{isEnding && <EndWarning session={session} />}</Suspense>;
}

import { useNavigate } from '@taga/web/navigation';
import { Waiting } from '@taga/web/page';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../config/paths.ts';
import { findDetour } from '../lib/access/session/access.ts';
import type { Session } from '../lib/access/session/session.ts';
import { useSession } from '../lib/access/session/session-context.tsx';
import { clearSession } from '../lib/access/session/session-store.ts';
import type { PortalPage } from './page-table.ts';

/** Anyone who sees a session end is told so, on whatever page; who comes back later just is not signed in. */
function useHasJustExpired(session: Session): boolean {
  const wasOpen = useRef(false);
  const hasJustExpired = session.kind === 'expired' && wasOpen.current;
  useEffect(() => {
    wasOpen.current = session.kind === 'open';
  }, [session]);
  return hasJustExpired;
}

/** Shows a page to those it is for and sends the others where they belong. */
export function SessionGuard({ page, children }: { page: PortalPage; children: ReactNode }) {
  const { access } = page;
  const session = useSession();
  const navigate = useNavigate();
  const hasJustExpired = useHasJustExpired(session);
  const detour = hasJustExpired ? paths.sessionExpired() : findDetour(access, session);

  useEffect(() => {
    if (detour === undefined) return;
    if (session.kind === 'odd') clearSession();
    // Who is signed out in the middle of something comes back to it.
    const { pathname, search } = window.location;
    const state = { askedFor: page.path, ...(hasJustExpired && { leftAt: pathname + search }) };
    navigate(detour, { replace: true, state });
  }, [detour, hasJustExpired, session, page, navigate]);

  if (access === 'customer' && session.kind !== 'open') return <Waiting />;
  return children;
}

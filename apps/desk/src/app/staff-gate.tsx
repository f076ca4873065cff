import { useNavigate } from '@taga/web/navigation';
import { Waiting } from '@taga/web/page';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../config/paths.ts';
import { useStaffSession } from '../lib/session/session-store.ts';
import type { DeskPage } from './page-table.ts';

/** Who is not signed in signs in first, and comes back to what was asked for. */
export function StaffGate({ page, children }: { page: DeskPage; children: ReactNode }) {
  const isSignedIn = useStaffSession() !== undefined;
  const navigate = useNavigate();
  const mustSignIn = !page.isPublic && !isSignedIn;
  useEffect(() => {
    const askedFor = window.location.pathname + window.location.search;
    if (mustSignIn) navigate(paths.signIn, { replace: true, state: { askedFor } });
  }, [mustSignIn, navigate]);
  return mustSignIn ? <Waiting /> : children;
}

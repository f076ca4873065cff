import { brand } from '@taga/brand';
import { keepPhrases, type Language, textIn } from '@taga/i18n';
import type { WebApp } from '@taga/web/app';
import { useNavigate } from '@taga/web/navigation';
import { Waiting } from '@taga/web/page';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../config/paths.ts';
import { useStaffSession } from '../lib/session/session-store.ts';
import { DeskQueries } from '../lib/staff/desk-queries.tsx';
import { type DeskPage, pageTable } from './page-table.ts';
import { SessionEnd } from './session-end.tsx';

function Around({ children }: { children: ReactNode }) {
  return (
    <DeskQueries>
      {children}
      <SessionEnd />
    </DeskQueries>
  );
}

const nameOf = (language: Language) => keepPhrases(textIn(language, brand.name));

/** The staff's desk, on what every browser app of ours is made of. */
export const deskApp: WebApp<DeskPage> = { pages: pageTable, nameOf, Guard: StaffGuard, Around };

/** Who is not signed in signs in first, and comes back to what was asked for. */
function StaffGuard({ page, children }: { page: DeskPage; children: ReactNode }) {
  const isSignedIn = useStaffSession() !== undefined;
  const navigate = useNavigate();
  const mustSignIn = !page.isPublic && !isSignedIn;
  useEffect(() => {
    const { pathname, search } = window.location;
    // Who has signed out is on the way there already, with what is to come after it.
    if (mustSignIn && pathname !== paths.signIn)
      navigate(paths.signIn, { replace: true, state: { askedFor: pathname + search } });
  }, [mustSignIn, navigate]);
  return mustSignIn ? <Waiting /> : children;
}

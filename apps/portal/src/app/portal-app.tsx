import type { WebApp } from '@taga/web/app';
import { whenOnline } from '@taga/web/connection';
import { showPendingState } from '@taga/web/navigation';
import { useIsDrawn } from '@taga/web/page';
import { useTextStore } from '@taga/web/text';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { absentSession } from '../lib/access/session/session.ts';
import { SessionProvider, useSession } from '../lib/access/session/session-context.tsx';
import { getSession } from '../lib/access/session/session-store.ts';
import { watchForBurmese } from '../lib/customers/zawgyi/watch-for-burmese.ts';
import { bankName } from '../lib/fulfilment/bank/bank.ts';
import { TutorialContext } from '../lib/platform/tutorial/tutorial-context.tsx';
import { type PortalPage, pageTable } from './page-table.ts';
import { SessionGuard } from './session-guard.tsx';

const TutorialDialog = lazy(async () => ({
  default: (await showPendingState(whenOnline(() => import('../features/tutorial/tutorial-dialog.tsx'))))
    .TutorialDialog,
}));

/** Holds the tutorial dialog for all pages; its file is fetched when somebody first wants to see it. */
function TutorialHost({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  return (
    <TutorialContext value={open}>
      {children}
      <Suspense>{isOpen && <TutorialDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </TutorialContext>
  );
}

const SessionEnd = lazy(async () => ({
  default: (await whenOnline(() => import('../features/session-end/session-end.tsx'))).SessionEnd,
}));

/** What watches over the end of a session; a visitor has none and does not pay for it. */
function SessionEndHost() {
  const session = useSession();
  const isWatched = useIsDrawn() && session.kind === 'open';
  return <Suspense>{isWatched && <SessionEnd key={session.expiresAtMs} session={session} />}</Suspense>;
}

function Around({ isPrerendered, children }: { isPrerendered: boolean; children: ReactNode }) {
  const store = useTextStore();
  useEffect(() => watchForBurmese(store), [store]);
  return (
    <SessionProvider initial={isPrerendered ? absentSession : getSession()}>
      <TutorialHost>
        {children}
        <SessionEndHost />
      </TutorialHost>
    </SessionProvider>
  );
}

/** The customers' portal, on what every browser app of ours is made of. */
export const portalApp: WebApp<PortalPage> = { pages: pageTable, nameOf: bankName, Guard: SessionGuard, Around };

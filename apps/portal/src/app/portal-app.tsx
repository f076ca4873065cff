import type { WebApp } from '@taga/web/app';
import { useTextStore } from '@taga/web/text';
import { type ReactNode, useEffect } from 'react';
import { absentSession } from '../lib/access/session/session.ts';
import { SessionProvider } from '../lib/access/session/session-context.tsx';
import { getSession } from '../lib/access/session/session-store.ts';
import { watchForBurmese } from '../lib/customers/zawgyi/watch-for-burmese.ts';
import { bankName } from '../lib/fulfilment/bank/bank.ts';
import { type PortalPage, pageTable } from './page-table.ts';
import { SessionEndHost } from './session-end-host.tsx';
import { SessionGate } from './session-gate.tsx';
import { TutorialHost } from './tutorial-host.tsx';

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
export const portalApp: WebApp<PortalPage> = { pages: pageTable, nameOf: bankName, Gate: SessionGate, Around };

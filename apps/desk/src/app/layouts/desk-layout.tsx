import { BottomBar, SkipLink } from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { useLocation } from '@taga/web/navigation';
import type { Layout } from '@taga/web/page';
import { useText } from '@taga/web/text';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { CaseKind } from '../../features/case/case-kind.ts';
import { CaseList } from '../../features/case/list/case-list.tsx';
import { showsQueue } from '../../features/case/list/filter.ts';
import { ListKindProvider } from '../../features/case/list/list-kind.ts';
import { Tour } from '../../features/tour/tour.tsx';
import { BottomSlot } from '../../lib/bottom-slot/bottom-slot.tsx';
import { DeskHeader } from './desk-header.tsx';
import { QueueSeparator, useQueueWidth } from './queue-width.tsx';
import { useSignOut } from './use-sign-out.ts';

interface FrameProps {
  /** From a desktop on: as high as the screen, and what is inside scrolls for itself. */
  isFixed: boolean;
  children: (slot: HTMLElement | null) => ReactNode;
}

function DeskFrame({ isFixed, children }: FrameProps) {
  const text = useText();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const signOut = useSignOut();
  return (
    <div className={`flex min-h-dvh flex-col print:block print:h-auto ${isFixed ? 'lg:h-dvh' : ''}`}>
      <SkipLink text={text('layout.skip.toContent')} />
      <ConnectionNotice />
      <DeskHeader />
      <Tour onSwitch={(role, askedFor) => void signOut({ role, askedFor })} />
      {children(slot)}
      <BottomBar>
        <div ref={setSlot} data-page-bar className="print:hidden" />
      </BottomBar>
    </div>
  );
}

export function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <DeskFrame isFixed={false}>
      {() => (
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
      )}
    </DeskFrame>
  );
}

/** A list left, that of the kind or the queue it was opened from; what is open of it beside it. On a phone one of them. */
export function caseLayoutOf(kind: CaseKind, queueKind: CaseKind): Layout {
  return function CaseLayout({ children }) {
    const text = useText();
    const { pathname, search } = useLocation();
    const listKind = showsQueue(search) ? queueKind : kind;
    const queueWidth = useQueueWidth();
    const isList = pathname === kind.outline.routes.list;
    return (
      <DeskFrame isFixed>
        {(slot) => (
          <div
            style={{ '--queue-width': `${queueWidth}px` } as CSSProperties}
            className="group flex grow flex-col lg:grid lg:min-h-0 lg:grid-cols-[var(--queue-width)_minmax(0,1fr)] lg:max-xl:has-data-deciding:grid-cols-1 print:block"
          >
            <main
              id="main"
              tabIndex={-1}
              className={`lg:order-2 lg:min-h-0 lg:overflow-hidden print:overflow-visible ${isList ? 'max-lg:sr-only' : ''}`}
            >
              <ListKindProvider value={listKind}>
                <BottomSlot value={slot}>{children}</BottomSlot>
              </ListKindProvider>
            </main>
            <aside
              id="queue"
              aria-label={text('deskCases.queue.label')}
              className={`relative border-border lg:order-1 lg:min-h-0 lg:border-r lg:max-xl:group-has-data-deciding:hidden print:hidden ${isList ? '' : 'max-lg:hidden'}`}
            >
              <div className="relative lg:h-full lg:overflow-y-auto">
                <CaseList kind={listKind} />
              </div>
              <QueueSeparator />
            </aside>
          </div>
        )}
      </DeskFrame>
    );
  };
}

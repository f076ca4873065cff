import { BottomBar, SkipLink } from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { useText } from '@taga/web/text';
import { type ReactNode, useState } from 'react';
import { BottomSlot } from '../../lib/bottom-slot/bottom-slot.tsx';
import { DeskHeader } from './desk-header.tsx';

interface FrameProps {
  /** From a desktop on: as high as the screen, and what is inside scrolls for itself. */
  isFixed: boolean;
  children: ReactNode;
}

function DeskFrame({ isFixed, children }: FrameProps) {
  const text = useText();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={`flex min-h-dvh flex-col ${isFixed ? 'lg:h-dvh' : ''}`}>
      <SkipLink text={text('layout.skip.toContent')} />
      <ConnectionNotice />
      <DeskHeader />
      <main id="main" tabIndex={-1} className={isFixed ? 'grow lg:min-h-0' : 'grow'}>
        <BottomSlot value={slot}>{children}</BottomSlot>
      </main>
      <BottomBar>
        <div ref={setSlot} data-page-bar />
      </BottomBar>
    </div>
  );
}

export function DeskLayout({ children }: { children: ReactNode }) {
  return <DeskFrame isFixed={false}>{children}</DeskFrame>;
}

export function CaseLayout({ children }: { children: ReactNode }) {
  return <DeskFrame isFixed>{children}</DeskFrame>;
}

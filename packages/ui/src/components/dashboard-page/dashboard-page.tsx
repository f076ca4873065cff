import type { ReactNode } from 'react';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';

export interface DashboardPageProps {
  skipText: string;
  notice?: ReactNode;
  topBar: ReactNode;
  /** At the left, from 1024 px on. */
  sideBar?: ReactNode;
  /** At the bottom, below 1024 px. */
  bottomBar?: ReactNode;
  children: ReactNode;
}

/** The signed-in area: 1,080 px of content with the places of the portal around it. */
export function DashboardPage({ skipText, notice, topBar, sideBar, bottomBar, children }: DashboardPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={skipText} />
      {notice}
      {topBar}
      <div className="flex grow">
        {sideBar && (
          <div className="hidden w-60 shrink-0 border-r border-border bg-surface-raised p-4 lg:block">{sideBar}</div>
        )}
        <main id="main" tabIndex={-1} className="mx-auto w-full min-w-0 max-w-page px-edge py-6 sm:px-6 sm:py-8">
          {children}
        </main>
      </div>
      <BottomBar>{bottomBar && <div className="lg:hidden">{bottomBar}</div>}</BottomBar>
    </div>
  );
}

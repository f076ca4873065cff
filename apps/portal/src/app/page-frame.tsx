import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTextStore } from '../lib/text/text-context.tsx';
import { EarlyPress } from './early-press.tsx';
import { PageLayout } from './layouts/page-layout.tsx';
import { PageFailureBoundary } from './page-failure.tsx';
import { forgetPage } from './page-loader.ts';
import type { PageDefinition } from './page-table.ts';
import { PageView } from './page-view.tsx';
import { SessionGate } from './session-gate.tsx';
import { usePageArrival } from './use-page-arrival.ts';
import { usePageHead } from './use-page-head.ts';
import { Waiting } from './waiting.tsx';

/**
 * A page in its layout. The boundary for waiting stands outside the layout, so that a change of page
 * keeps the old one on the screen until the new one can be drawn whole. A page that fails leaves its layout
 * standing; the outer boundary is for a layout that fails itself.
 */
export function PageFrame({ page }: { page: PageDefinition }) {
  const { pathname } = useLocation();
  const store = useTextStore();
  const forget = () => forgetPage(page, store);
  usePageHead(page);
  usePageArrival();
  return (
    <Suspense fallback={<Waiting />}>
      <PageFailureBoundary onFailure={forget}>
        <SessionGate access={page.access}>
          <PageLayout page={page}>
            <PageFailureBoundary key={pathname} onFailure={forget}>
              <PageView page={page} />
            </PageFailureBoundary>
          </PageLayout>
        </SessionGate>
      </PageFailureBoundary>
      <EarlyPress />
    </Suspense>
  );
}

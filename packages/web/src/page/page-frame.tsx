import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { useLocation } from '../navigation/router.tsx';
import { useTextStore } from '../text/text-context.tsx';
import { EarlyClick } from './early-click.tsx';
import type { FoundPage, PageDefinition } from './page-definition.ts';
import { PageFailureBoundary } from './page-failure.tsx';
import { type AppName, usePageHead } from './page-head.ts';
import { findLoadedPage, forgetPage, loadPage } from './page-loader.ts';
import { StaticPage } from './static-page.tsx';
import { PageArrival, usePageArrival } from './use-page-arrival.ts';
import { Waiting } from './waiting.tsx';

/** Shows a page to those it is for and sends the others where they belong. */
export type Guard<Page extends PageDefinition> = ComponentType<{ page: Page; children: ReactNode }>;

function InLayout({ page, children }: { page: PageDefinition; children: ReactNode }) {
  const Layout = page.layout.find() ?? use(page.layout.load()).Layout;
  return <Layout>{children}</Layout>;
}

function PageView({ page, params }: FoundPage) {
  const store = useTextStore();
  const Page = findLoadedPage(page, store) ?? use(loadPage(page, store));
  return <Page params={params} />;
}

/** Whether this is the page that the app began with, and none has been between. */
function useIsFirst(page: PageDefinition): boolean {
  const [first, setFirst] = useState<PageDefinition | null>(page);
  if (first && first !== page) setFirst(null);
  return first === page;
}

interface PageFrameProps<Page extends PageDefinition> extends FoundPage<Page> {
  readonly nameOf: AppName;
  readonly guard: Guard<Page>;
  /** Whether the first page was pre-rendered. */
  readonly isPrerendered: boolean;
  readonly isOwn: (pathname: string) => boolean;
}

/**
 * A page in its layout. The boundary for waiting stands outside the layout, so that a change of page
 * keeps the old one on the screen until the new one can be drawn whole. A page that fails leaves its layout
 * standing; the outer boundary is for a layout that fails itself.
 */
export function PageFrame<Page extends PageDefinition>(props: PageFrameProps<Page>) {
  const { page, params, nameOf, guard: AdmittedRequest, isPrerendered, isOwn } = props;
  const { pathname } = useLocation();
  const store = useTextStore();
  const isSaved = useIsFirst(page) && isPrerendered && page.isStatic;
  const view = <PageView page={page} params={params} />;
  const forget = () => forgetPage(page, store);
  usePageHead(page, nameOf);
  const arrived = usePageArrival();
  return (
    <Suspense fallback={<Waiting />}>
      <PageFailureBoundary onFailure={forget}>
        <AdmittedRequest page={page}>
          <InLayout page={page}>
            <PageFailureBoundary key={pathname} onFailure={forget}>
              {isSaved ? (
                <StaticPage page={page} isOwn={isOwn}>
                  {view}
                </StaticPage>
              ) : (
                view
              )}
            </PageFailureBoundary>
          </InLayout>
        </AdmittedRequest>
      </PageFailureBoundary>
      <PageArrival arrived={arrived} />
      <EarlyClick />
    </Suspense>
  );
}

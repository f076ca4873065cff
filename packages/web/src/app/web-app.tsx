import { type ComponentType, type ReactNode, useCallback, useEffect } from 'react';
import { ErrorToastHost } from '../errors/error-toast-host.tsx';
import { watchLetters } from '../large-letters/watch-letters.ts';
import { useLocation } from '../navigation/router.tsx';
import { FetchAheadContext } from '../page/fetch-ahead.ts';
import type { PageDefinition, PageTable } from '../page/page-definition.ts';
import { type Guard, PageFrame } from '../page/page-frame.tsx';
import type { AppName } from '../page/page-head.ts';
import { fetchPage } from '../page/page-loader.ts';
import { useTextStore } from '../text/text-context.tsx';

interface AroundProps {
  /** Whether the first drawing has to be the one of the build, which knows nobody. */
  readonly isPrerendered: boolean;
  readonly children: ReactNode;
}

/** All that makes one browser app another than the next. */
export interface WebApp<Page extends PageDefinition = PageDefinition> {
  readonly pages: PageTable<Page>;
  /** For the title of every page. */
  readonly nameOf: AppName;
  /** Who may see a page; without it, everybody. */
  readonly Guard?: Guard<Page>;
  /** What all pages share: who is signed in, dialogs that any of them may open. */
  readonly Around?: ComponentType<AroundProps>;
}

function Open({ children }: { children: ReactNode }) {
  return children;
}

interface AppPagesProps<Page extends PageDefinition> {
  readonly app: WebApp<Page>;
  readonly isPrerendered: boolean;
  /** Stands at every address: while the server shows one page only, such as that it is closed. */
  readonly onlyPage?: Page | undefined;
}

export function AppPages<Page extends PageDefinition>({ app, isPrerendered, onlyPage }: AppPagesProps<Page>) {
  const { pages, nameOf, Guard: guard = Open, Around = Open } = app;
  const { pathname } = useLocation();
  const found = onlyPage ? { page: onlyPage, params: {} } : pages.find(pathname);
  useEffect(watchLetters, []);
  const store = useTextStore();
  const fetchPageAt = useCallback((path: string) => fetchPage(pages.find(path).page, store), [pages, store]);
  const isOwn = (address: string) => pages.find(address).page !== pages.notFound;
  return (
    <Around isPrerendered={isPrerendered}>
      <FetchAheadContext value={fetchPageAt}>
        <PageFrame {...found} nameOf={nameOf} guard={guard} isPrerendered={isPrerendered} isOwn={isOwn} />
      </FetchAheadContext>
      <ErrorToastHost />
    </Around>
  );
}

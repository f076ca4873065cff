import { createContext, use, useEffect } from 'react';

/** Fetches the page at an address, whole. */
export const FetchAheadContext = createContext<(path: string) => Promise<void>>(async () => {});

interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Some have told their browser that every byte counts. */
const isSavingData = () => (navigator as NavigatorWithConnection).connection?.saveData === true;

/**
 * While a page is read, the pages at these addresses are fetched, one after the other: they stand there at once when somebody
 * goes on. What the page itself is read in comes first. Nobody waits for them yet, so one that is lost is not told of, and
 * is asked for again by who goes there.
 */
export function useFetchAhead(paths: readonly string[]): void {
  const fetchPageAt = use(FetchAheadContext);
  const wanted = paths.join(' ');
  useEffect(() => {
    let isLeft = false;
    async function fetchAll() {
      await document.fonts?.ready;
      for (const path of wanted.split(' ').filter(Boolean)) {
        if (isLeft) return;
        await fetchPageAt(path);
      }
    }
    if (!isSavingData()) void fetchAll().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [wanted, fetchPageAt]);
}

import { useSyncExternalStore } from 'react';

/** Where the design system has room for what was answered so far; elsewhere it need not even be fetched. */
const wide = '(width >= 80rem)';

function listenToWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    listenToWidth,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}

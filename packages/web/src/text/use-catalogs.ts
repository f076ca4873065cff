import type { CatalogGroup } from '@taga/i18n';
import { useEffect } from 'react';
import { debugLog } from '../debug-log.ts';
import { useText, useTextStore } from './text-context.tsx';

/** For what is drawn outside the pages and brings words of its own: whether they have arrived. */
export function useCatalogs(groups: readonly CatalogGroup[]): boolean {
  const store = useTextStore();
  // Draws again when the words arrive.
  useText();
  const isReady = groups.every(store.hasGroup);
  useEffect(() => {
    Promise.all(groups.map(store.loadGroup)).catch((error) => debugLog('words failed to load', error));
  }, [groups, store]);
  return isReady;
}

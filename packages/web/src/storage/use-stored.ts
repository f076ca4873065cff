import { useSyncExternalStore } from 'react';
import type { Stored } from './stored.ts';

/** The value, and every change of it. `atFirst` is what a page that was pre-rendered was drawn with. */
export function useStored<Value>(stored: Stored<Value>, atFirst: Value): Value {
  return useSyncExternalStore(stored.subscribe, stored.get, () => atFirst);
}

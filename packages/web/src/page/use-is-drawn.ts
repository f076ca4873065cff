import { useDeferredValue } from 'react';

/**
 * Not while a part is drawn for the first time. What it fetches only then goes behind the calls that the page makes when it
 * appears, for which somebody waits.
 */
export function useIsDrawn(): boolean {
  return useDeferredValue(true, false);
}

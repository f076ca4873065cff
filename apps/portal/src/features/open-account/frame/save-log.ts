import type { Refusal } from '@taga/web/form';
import { useSyncExternalStore } from 'react';

/** What came of the last save. */
export type LastSave =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly atMs: number }
  /** Without a refusal there was no answer. */
  | { readonly kind: 'failed'; readonly refusal: Refusal | undefined };

/** Remembered from page to page: a save that succeeds leads to the next one, where it is told. */
export interface SaveLog {
  set(last: LastSave): void;
  useLast(): LastSave;
}

export function createSaveLog(): SaveLog {
  const listeners = new Set<() => void>();
  let last: LastSave = { kind: 'none' };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set(next) {
      last = next;
      for (const listener of listeners) listener();
    },
    useLast: () => useSyncExternalStore(subscribe, () => last),
  };
}

import { useSyncExternalStore } from 'react';

/** One value of an application that outlives the page it was learnt on. */
export interface Note<Value> {
  set(value: Value): void;
  use(): Value;
}

export function createNote<Value>(first: Value): Note<Value> {
  const listeners = new Set<() => void>();
  let noted = first;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set(value) {
      noted = value;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => noted),
  };
}

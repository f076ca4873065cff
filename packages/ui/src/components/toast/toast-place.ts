import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

/** Where toasts may appear, the newest last: while one page takes the place of another there are two. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers an element to the toasts for as long as it is on the page. */
export function useToastPlace(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return;
    places.push(place);
    notify();
    return () => {
      places.splice(places.indexOf(place), 1);
      notify();
    };
  }, [element]);
}

export function useCurrentToastPlace(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => places.at(-1),
    () => undefined,
  );
}

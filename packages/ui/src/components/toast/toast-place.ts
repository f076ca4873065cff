import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

interface ToastPlace {
  readonly element: HTMLElement;
  readonly isInner: boolean;
}

/** Where toasts may appear, the newest last: while one page takes the place of another there are two. */
const places: ToastPlace[] = [];
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers an element to the toasts for as long as it is on the page. One inside a page's content is nearer to what is done. */
export function useToastPlace(ref: RefObject<HTMLElement | null>, isInner: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const place = { element, isInner };
    places.push(place);
    notify();
    return () => {
      places.splice(places.indexOf(place), 1);
      notify();
    };
  }, [ref, isInner]);
}

export function useCurrentToastPlace(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (places.findLast(({ isInner }) => isInner) ?? places.at(-1))?.element,
    () => undefined,
  );
}

import { useSyncExternalStore } from 'react';

/** As wide as Tailwind's `lg`, from where there is a column beside a form. */
const wideScreen = '(min-width: 64rem)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** For what a phone would fetch and not show. What is pre-rendered is drawn for phones too. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideScreen).matches,
    () => false,
  );
}

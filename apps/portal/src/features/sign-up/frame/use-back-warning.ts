import { guardHistory } from '@taga/web/navigation';
import { useEffect } from 'react';
import { paths } from '../../../config/paths.ts';

/** The router numbers the pages it has been to, which tells how far a step through the history went. */
function placeInHistory(): number {
  return window.history.state?.idx ?? 0;
}

/**
 * A step through the history out of the sign-up is taken back before the router hears of it, and `ask` gets
 * the function that takes it after all.
 */
export function useBackWarning(shouldWarn: boolean, ask: (leave: () => void) => void): void {
  useEffect(() => {
    if (!shouldWarn) return;
    const place = placeInHistory();
    let isLeaving = false;

    function stop(event: PopStateEvent) {
      if (isLeaving || window.location.pathname.startsWith(paths.signUp())) return;
      event.stopImmediatePropagation();
      const distance = placeInHistory() - place;
      window.history.go(-distance);
      ask(() => {
        isLeaving = true;
        window.history.go(distance);
      });
    }

    return guardHistory(stop);
  }, [shouldWarn, ask]);
}

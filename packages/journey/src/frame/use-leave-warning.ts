import { guardHistory } from '@taga/web/navigation';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { type AnyDraft, type AskFirst, hasAnswers, type JourneyDefinition } from '../draft/journey.ts';

type WayOut = () => void;

interface LeaveWarning {
  /** The way out that somebody is being asked about. */
  readonly wayOut: WayOut | undefined;
  stay(): void;
  /** For links that lead out. */
  readonly askFirst: AskFirst;
}

/** The browser asks before the page is closed or loaded again; the words are its own. */
function useUnloadWarning(shouldWarn: boolean): void {
  useEffect(() => {
    if (!shouldWarn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [shouldWarn]);
}

/** The router numbers the pages it has been to, which tells how far a step through the history went. */
function placeInHistory(): number {
  return window.history.state?.idx ?? 0;
}

/**
 * A step through the history out of the journey is taken back before the router hears of it, and `ask` gets
 * the function that takes it after all.
 */
function useBackWarning(shouldWarn: boolean, basePath: string, ask: (leave: WayOut) => void): void {
  useEffect(() => {
    if (!shouldWarn) return;
    const place = placeInHistory();
    let isLeaving = false;

    function stop(event: PopStateEvent) {
      if (isLeaving || window.location.pathname.startsWith(basePath)) return;
      event.stopImmediatePropagation();
      const distance = placeInHistory() - place;
      window.history.go(-distance);
      ask(() => {
        isLeaving = true;
        window.history.go(distance);
      });
    }

    return guardHistory(stop);
  }, [shouldWarn, basePath, ask]);
}

/** Anyone who has answered something that the server does not have yet is asked before leaving, whichever way they go. */
export function useLeaveWarning(journey: JourneyDefinition<AnyDraft>, draft: AnyDraft): LeaveWarning {
  const shouldWarn = hasAnswers(journey, draft) && !journey.isTaken(draft);
  const [wayOut, setWayOut] = useState<WayOut>();
  // Wrapped, because a function given to a state is called for its next value.
  const ask = useCallback((way: WayOut) => setWayOut(() => way), []);
  useUnloadWarning(shouldWarn);
  useBackWarning(shouldWarn, journey.basePath, ask);

  return {
    wayOut,
    stay: () => setWayOut(undefined),
    askFirst(event: MouseEvent, way: WayOut) {
      if (!shouldWarn) return;
      event.preventDefault();
      ask(way);
    },
  };
}

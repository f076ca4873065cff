import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { type Draft, hasAnswers } from '../draft/draft.ts';
import { useBackWarning } from './use-back-warning.ts';

type WayOut = () => void;

interface LeaveWarning {
  /** The way out that somebody is being asked about. */
  readonly wayOut: WayOut | undefined;
  stay(): void;
  /** For links that lead out. */
  askFirst(event: MouseEvent, wayOut: WayOut): void;
}

/** The browser asks before the page is closed or loaded anew; the words are its own. */
function useUnloadWarning(shouldWarn: boolean): void {
  useEffect(() => {
    if (!shouldWarn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [shouldWarn]);
}

/** Whoever has typed something that belongs to no user yet is asked before leaving, whichever way they go. */
export function useLeaveWarning(draft: Draft): LeaveWarning {
  const shouldWarn = draft.registration === null && hasAnswers(draft);
  const [wayOut, setWayOut] = useState<WayOut>();
  // Wrapped, because a function given to a state is called for its next value.
  const ask = useCallback((way: WayOut) => setWayOut(() => way), []);
  useUnloadWarning(shouldWarn);
  useBackWarning(shouldWarn, ask);

  return {
    wayOut,
    stay: () => setWayOut(undefined),
    askFirst(event, way) {
      if (!shouldWarn) return;
      event.preventDefault();
      ask(way);
    },
  };
}

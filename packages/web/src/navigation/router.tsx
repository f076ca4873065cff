import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import {
  currentLocation,
  type Location,
  listenToHistory,
  type NavigateOptions,
  type NavigationType,
  navigate,
  type Visit,
} from './history.ts';
import { showPending, watchClicks } from './pending-click.ts';

const VisitContext = createContext<Visit | null>(null);

/**
 * React draws what `popstate` changes at once, and cannot wait for a page that is not there yet: a step through the
 * history gets a task of its own, so that it is a transition like any other. The last change of page counts.
 */
function followHistory(show: (visit: Visit) => void) {
  let last: Visit;
  return listenToHistory((next) => {
    last = next;
    if (next.type === 'POP') setTimeout(() => last === next && show(next));
    else show(next);
  });
}

/**
 * Follows the browser's history. A change of page is a transition: the old page stays on the screen until the new one
 * can be drawn whole. A store read with `useSyncExternalStore` could not wait, so the visit is a state.
 */
export function Router({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState<Visit>(() => ({ location: currentLocation(), type: 'POP' }));
  // Ahead of the visit for as long as the new page cannot be drawn.
  const [wanted, setWanted] = useState(visit.location.key);
  const isPending = wanted !== visit.location.key;
  // Before any effect of a page, which may lead on at once.
  useLayoutEffect(() => {
    watchClicks();
    return followHistory((next) => {
      setWanted(next.location.key);
      startTransition(() => setVisit(next));
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page that is wanted instead was asked for by another press
  useLayoutEffect(() => (isPending ? showPending() : undefined), [isPending, wanted]);
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/** One address and no history: for drawing a page at build. */
export function FixedRouter({ pathname, children }: { pathname: string; children: ReactNode }) {
  const location: Location = { pathname, search: '', hash: '', state: null, key: 'first' };
  return <VisitContext value={{ location, type: 'POP' }}>{children}</VisitContext>;
}

function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('There is no Router around this component');
  return visit;
}

export function useLocation(): Location {
  return useVisit().location;
}

export function useNavigationType(): NavigationType {
  return useVisit().type;
}

/** The same function for as long as the app runs. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return navigate;
}

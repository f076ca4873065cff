import { createContext, type ReactNode, use } from 'react';
import type { Opening } from './opening.ts';

/** The application on the screen. */
export interface ShownOpening extends Opening {
  /** Asks the server again; what it has counts, and the page begins anew with it. */
  reload(): Promise<Opening | undefined>;
}

const OpeningContext = createContext<ShownOpening | null>(null);

export function OpeningProvider({ opening, children }: { opening: ShownOpening; children: ReactNode }) {
  return <OpeningContext value={opening}>{children}</OpeningContext>;
}

/** Which application is on the screen, with its journey. */
export function useOpening(): ShownOpening {
  const opening = use(OpeningContext);
  if (!opening) throw new Error('There is no application around this component');
  return opening;
}

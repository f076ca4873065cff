import { createContext, type ReactNode, use } from 'react';
import type { Opening } from './opening.ts';

/** An application on the screen. */
export type Shown<Kind> = Kind & {
  /** Asks the server again; what it has counts, and the page begins anew with it. */
  reload(): Promise<Kind | undefined>;
};

const OpeningContext = createContext<unknown>(null);

export function OpeningProvider<Kind>({ opening, children }: { opening: Shown<Kind>; children: ReactNode }) {
  return <OpeningContext value={opening}>{children}</OpeningContext>;
}

/** Which application is on the screen, with its journey. A way to an account may say more of its own. */
export function useOpening<Kind = Opening>(): Shown<Kind> {
  const opening = use(OpeningContext);
  if (!opening) throw new Error('There is no application around this component');
  return opening as Shown<Kind>;
}

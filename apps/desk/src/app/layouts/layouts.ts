import { layoutAtHand, layoutFetched } from '@taga/web/page';
import { EntryLayout } from './entry-layout.tsx';

/** Signing in, and what stands before it. */
export const entryLayout = layoutAtHand(EntryLayout);
/** Screens that are scrolled as a whole. */
export const deskLayout = layoutFetched(async () => ({ Layout: (await import('./desk-layout.tsx')).DeskLayout }));
/** Screens whose columns are scrolled each for itself: the queue of accounts, or that of cards, and what is open of it. */
export const caseLayout = layoutFetched(async () => ({ Layout: (await import('./desk-layout.tsx')).CaseLayout }));
export const cardLayout = layoutFetched(async () => ({ Layout: (await import('./desk-layout.tsx')).CardLayout }));

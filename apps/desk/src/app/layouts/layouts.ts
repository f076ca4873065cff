import { layoutAtHand, layoutFetched } from '@taga/web/page';
import type { LazyKind } from '../../features/case/case-kind.ts';
import { loadQueueKind } from '../../features/case/kinds/kinds.ts';
import { EntryLayout } from './entry-layout.tsx';

/** Signing in, and what stands before it. */
export const entryLayout = layoutAtHand(EntryLayout);
/** Screens that are scrolled as a whole. */
export const deskLayout = layoutFetched(async () => ({ Layout: (await import('./desk-layout.tsx')).DeskLayout }));
/** Screens whose columns are scrolled each for itself: the list of a kind, and what is open of it. */
export const caseLayout = ({ load }: LazyKind) =>
  layoutFetched(async () => {
    const [{ caseLayoutOf }, kind, queueKind] = await Promise.all([
      import('./desk-layout.tsx'),
      load(),
      loadQueueKind(),
    ]);
    return { Layout: caseLayoutOf(kind, queueKind) };
  });

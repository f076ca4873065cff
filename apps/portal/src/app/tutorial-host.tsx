import { whenOnline } from '@taga/web/connection';
import { answerPress } from '@taga/web/navigation';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { TutorialContext } from '../lib/platform/tutorial/tutorial-context.tsx';

const TutorialDialog = lazy(async () => ({
  default: (await answerPress(whenOnline(() => import('../features/tutorial/tutorial-dialog.tsx')))).TutorialDialog,
}));

/** Holds the tutorial dialog for all pages; its file is fetched when somebody first wants to see it. */
export function TutorialHost({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  return (
    <TutorialContext value={open}>
      {children}
      <Suspense>{isOpen && <TutorialDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </TutorialContext>
  );
}

import { useEffect } from 'react';
import { type Draft, hasAnswers } from '../draft/draft.ts';

/** Something was typed and no user exists yet that it would belong to. */
export function isUnsaved(draft: Draft): boolean {
  return draft.registration === null && hasAnswers(draft);
}

/** The browser asks before the page is closed or loaded anew; the words are its own. */
export function useLeaveWarning(draft: Draft): void {
  const shouldWarn = isUnsaved(draft);
  useEffect(() => {
    if (!shouldWarn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [shouldWarn]);
}

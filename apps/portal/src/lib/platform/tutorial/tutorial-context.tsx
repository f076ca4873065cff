import { createContext, use } from 'react';

/** Opens the tutorial film from wherever it is offered. */
export const TutorialContext = createContext<() => void>(() => {});

export function useOpenTutorial(): () => void {
  return use(TutorialContext);
}

import { createContext, use } from 'react';

/** Opens the tutorial video from wherever it is offered. */
export const TutorialContext = createContext<() => void>(() => {});

export function useOpenTutorial(): () => void {
  return use(TutorialContext);
}

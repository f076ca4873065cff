import { createContext, useContext } from 'react';
import type { CaseKind } from '../case-kind.ts';

const ListKind = createContext<CaseKind | undefined>(undefined);

/** Whose list stands beside what is open: that of its own kind, or the queue it was opened from. */
export const ListKindProvider = ListKind.Provider;

export function useListKind(own: CaseKind): CaseKind {
  return useContext(ListKind) ?? own;
}

import { useLocation } from '@taga/web/navigation';
import { useEffect, useState } from 'react';

/** Given along to the page for blocked customers when it is the bank's decision, and no number of wrong passwords. */
export const blockedByBank = { isBlockedByBank: true } as const;

/** After the first drawing: the page that comes from the server is the same for everybody. */
export function useIsBlockedByBank(): boolean {
  const { state } = useLocation();
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => setIsBlocked(state?.isBlockedByBank === true), [state]);
  return isBlocked;
}

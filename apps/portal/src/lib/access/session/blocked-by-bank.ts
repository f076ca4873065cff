import { useLocation } from '@taga/web/navigation';
import { useEffect, useState } from 'react';

/** Given along to the page for blocked customers when it is the bank's decision, and no number of wrong passwords. */
export const blockedByBank = { isBlockedByBank: true } as const;

/** The same where it is the sign-in that the bank has blocked. */
export const signInBlockedByBank = { ...blockedByBank, isSignInBlocked: true } as const;

/** After the first drawing: the page that comes from the server is the same for everybody. */
export function useBlockByBank(): 'sign-in' | 'account' | undefined {
  const { state } = useLocation();
  const [blocked, setBlocked] = useState<'sign-in' | 'account'>();
  useEffect(() => {
    const what = state?.isSignInBlocked === true ? 'sign-in' : 'account';
    setBlocked(state?.isBlockedByBank === true ? what : undefined);
  }, [state]);
  return blocked;
}

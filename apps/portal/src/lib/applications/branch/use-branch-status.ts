import { type BranchStatus, branchStatusAt } from '@taga/contract/rules/applications/branch-status';
import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Whether branches are open now; said anew with every minute that the page is open. */
export function useBranchStatus(): BranchStatus | undefined {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNowMs(Date.now()), minuteMs - (nowMs % minuteMs));
    // A phone that slept has missed its minutes.
    const catchUp = () => setNowMs(Date.now());
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [nowMs]);
  return branchStatusAt(new Date(nowMs));
}

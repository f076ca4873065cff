import { otpTickMs } from '@taga/contract/constants';
import { useEffect, useState } from 'react';

const secondsUntil = (atMs: number) => Math.max(0, Math.ceil((atMs - Date.now()) / 1000));

/** Whole seconds until a moment, ticking. Reckoned from the clock, because a phone in a pocket skips ticks. */
export function useCountdown(untilMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(untilMs));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(untilMs));
    tick();
    const timer = setInterval(tick, otpTickMs);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}

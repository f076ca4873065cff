export interface Breaker {
  /** Milliseconds to wait before anybody should try, 0 when one may now. */
  waitMs(): number;
  succeeded(): void;
  failed(): void;
}

interface BreakerDependencies {
  readonly now: () => Date;
  readonly failuresAllowed: number;
  readonly pauseMs: number;
}

/**
 * After several failures in a row a channel is left alone for a while: each try would hold a worker until its
 * time-out, and the other channel's messages would wait behind it. Then one message tries for all.
 */
export function createBreaker({ now, failuresAllowed, pauseMs }: BreakerDependencies): Breaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    waitMs() {
      if (failures < failuresAllowed) return 0;
      const at = now().getTime();
      if (at < closedUntil) return closedUntil - at;
      closedUntil = at + pauseMs;
      return 0;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= failuresAllowed) closedUntil = now().getTime() + pauseMs;
    },
  };
}

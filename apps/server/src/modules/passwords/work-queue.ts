import { Overloaded } from '../../refusal.ts';

const retryAfterS = 2;

export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Runs at most `parallel` pieces of work at once and keeps at most `maxWaiting` in line; who comes after
 * those is told to come back.
 */
export function createWorkQueue(parallel: number, maxWaiting: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takePlace(): Promise<void> {
    if (running < parallel) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new Overloaded(retryAfterS);
    // The place is handed over, so nobody who comes later can slip in between.
    await new Promise<void>((proceed) => waiting.push(proceed));
  }

  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await takePlace();
      try {
        return await work();
      } finally {
        leavePlace();
      }
    },
  };
}

import { Overloaded } from '../../../domain-error.ts';

const retryAfterS = 2;
/** Until something was measured. */
const usualMs = 100;
/** How much the last piece of work says about the next. */
const weightOfLast = 0.1;

export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many may be inside, running or waiting, so that the last of them is done in time. */
  capacity(): number;
}

/**
 * Runs at most `parallel` pieces of work at once and keeps in line what is done within `withinMs`, going by how long the
 * work took of late; who comes after those is told to come back. A longer line would only make everybody late.
 */
export function createWorkQueue(parallel: number, withinMs: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let meanMs = usualMs;

  const mostWaiting = () => Math.max(0, Math.floor(parallel * (withinMs / meanMs - 1)));

  async function takeSlot(): Promise<void> {
    if (running < parallel) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting()) throw new Overloaded(retryAfterS);
    // The place is handed over, so nobody who comes later can slip in between.
    await new Promise<void>((proceed) => waiting.push(proceed));
  }

  function releaseSlot(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await takeSlot();
      const start = performance.now();
      try {
        return await work();
      } finally {
        meanMs += weightOfLast * (performance.now() - start - meanMs);
        releaseSlot();
      }
    },
    capacity: () => parallel + mostWaiting(),
  };
}

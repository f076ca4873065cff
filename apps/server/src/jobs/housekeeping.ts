import type { Logger } from 'pino';

/** Something that is done again and again beside the jobs. */
export interface HousekeepingTask {
  readonly name: string;
  /** How long it may wait after it was done; without it, it is done in every round. */
  readonly everyS?: number;
  run(): Promise<unknown>;
}

interface HousekeepingDependencies {
  readonly log: Logger;
  readonly now: () => Date;
  /** Called with the name of a task that failed. */
  readonly onFailure: (task: string) => void;
}

/** One round of all tasks. A task that fails stops no other, and is tried again in the next round. */
export function createHousekeeping(
  tasks: readonly HousekeepingTask[],
  { log, now, onFailure }: HousekeepingDependencies,
): () => Promise<void> {
  const doneAt = new Map<string, number>();
  return async () => {
    for (const { name, everyS = 0, run } of tasks) {
      const at = now().getTime();
      if (at - (doneAt.get(name) ?? Number.NEGATIVE_INFINITY) < everyS * 1000) continue;
      try {
        await run();
        doneAt.set(name, at);
      } catch (error) {
        log.error({ task: name, err: error }, 'housekeeping failed');
        onFailure(name);
      }
    }
  };
}

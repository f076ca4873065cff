import { Counter, Gauge, type Registry } from 'prom-client';
import type { WorkDepth } from '../db/durable-work.ts';
import type { HousekeepingTask } from './housekeeping.ts';

/** Reads how much is due in each queue whenever the metrics are asked for. */
export function reportWork(registry: Registry, readDepths: () => Promise<readonly WorkDepth[]>): void {
  const gauge = (name: string, help: string, figureOf: (depth: WorkDepth) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        this.reset();
        // While the database is away the other metrics are needed all the more.
        for (const depth of await readDepths().catch(() => [])) this.set({ queue: depth.queue }, figureOf(depth));
      },
    });
  gauge('taga_work_due', 'Rows of durable work that are due, by queue', ({ due }) => due);
  gauge('taga_work_oldest_due_seconds', 'How long the oldest due row has waited, by queue', ({ oldestS }) => oldestS);
}

/** Answers what counts a failure of a task; each task is there from the start, with none. */
export function countFailures(registry: Registry, tasks: readonly HousekeepingTask[]): (task: string) => void {
  const failures = new Counter({
    name: 'taga_housekeeping_failures_total',
    help: 'Rounds in which a housekeeping task failed, by task',
    labelNames: ['task'],
    registers: [registry],
  });
  for (const { name } of tasks) failures.inc({ task: name }, 0);
  return (task) => failures.inc({ task });
}

import { Counter, type Registry } from 'prom-client';
import type { WorkDepth } from '../db/durable-work.ts';
import type { JobDepth } from '../db/job-depths.ts';
import { gauges } from '../metrics/gauges.ts';
import type { HousekeepingTask } from './housekeeping.ts';

/** Reads how much is due in each queue whenever the metrics are asked for. */
export function reportWork(registry: Registry, readDepths: () => Promise<readonly WorkDepth[]>): void {
  const figures = gauges(registry, ['queue'], readDepths);
  figures('taga_work_due', 'Rows of durable work that are due, by queue', ({ queue, due }) => [{ queue }, due]);
  figures('taga_work_oldest_due_seconds', 'How long the oldest due row has waited, by queue', ({ queue, oldestS }) => [
    { queue },
    oldestS,
  ]);
}

/** The same of the jobs that nobody has started; each task is there, with none. */
export function reportJobs(
  registry: Registry,
  tasks: readonly string[],
  readDepths: () => Promise<readonly JobDepth[]>,
): void {
  const none = tasks.map((task) => ({ task, due: 0, oldestS: 0 }));
  const figures = gauges(registry, ['task'], async () => [...none, ...(await readDepths())]);
  figures('taga_jobs_due', 'Jobs that are due and not started, by task', ({ task, due }) => [{ task }, due]);
  figures('taga_jobs_oldest_due_seconds', 'How long the oldest due job has waited, by task', ({ task, oldestS }) => [
    { task },
    oldestS,
  ]);
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

import type { Logger } from 'pino';
import type { JobDepth } from '../db/job-depths.ts';

/** Ordinary for a moment after a crash; longer means that no worker runs or that it cannot keep up. */
const longS = 60;

/** Says so in the log as long as jobs are due that nobody begins. */
export async function watchJobs(readDepths: () => Promise<readonly JobDepth[]>, log: Logger): Promise<void> {
  for (const { task, due, oldestS } of await readDepths()) {
    if (oldestS >= longS) log.error({ task, due, oldestS: Math.round(oldestS) }, 'jobs wait');
  }
}

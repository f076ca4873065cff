import { runMigrations } from 'graphile-worker';
import { StartError } from '../start-error.ts';
import type { Connection } from './connect.ts';
import type { DatabaseLog } from './database-log.ts';
import { jobLogger } from './job-logger.ts';

/**
 * Brings the tables of the job queue up to this version of its library. Any number of processes may do so at
 * once: each step is a transaction that begins by claiming its number, and anyone who comes second passes on.
 */
export async function migrateJobs(pool: Connection['pool'], log: DatabaseLog): Promise<void> {
  try {
    await runMigrations({ pgPool: pool, logger: jobLogger(log) });
  } catch (error) {
    throw new StartError('The job queue in the database could not be brought up to date.', { cause: error });
  }
}

import { Logger } from 'graphile-worker';
import type { DatabaseLog } from './database-log.ts';

/** The queue's own complaints. What it says of each job is left out: our jobs speak for themselves. */
export function jobLogger(log: DatabaseLog): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(`Job queue: ${message}`);
  });
}

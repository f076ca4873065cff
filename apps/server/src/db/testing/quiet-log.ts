import type { DatabaseLog } from '../database-log.ts';

export const quiet: DatabaseLog = { info: () => undefined, warn: () => undefined };

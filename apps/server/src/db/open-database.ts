import type { StartError } from '../start-error.ts';
import { type Connection, connect } from './connect.ts';
import type { DatabaseLog } from './database-log.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { migrateJobs } from './migrate-jobs.ts';

export interface OpenDatabaseOptions {
  /** A PostgreSQL server of the operator's; without it one of our own runs on files in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly poolSize: number;
  /** How long a statement may take; without it, as long as it takes. */
  readonly timeoutMs?: number | undefined;
  readonly log: DatabaseLog;
  /** Called at most once, when our own PostgreSQL is gone permanently and the server cannot go on. */
  readonly onLost?: (error: StartError) => void;
}

export interface OpenDatabase extends Connection {
  /** One line for the person who starts the server. */
  readonly note?: string;
}

/** A migrated database, ready for use. Whatever stands in the way is a `StartError`. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return openMigrated(options.databaseUrl, options);

  const embedded = await startEmbedded(options.dataDir, (error) => options.onLost?.(error), options.log);
  try {
    return await openMigrated(embedded.url, options, embedded);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function openMigrated(
  url: string,
  { poolSize, log, timeoutMs }: OpenDatabaseOptions,
  embedded?: EmbeddedDatabase,
): Promise<OpenDatabase> {
  await migrateAll(url, log);
  const connection = await connect({ url, poolSize, log, timeoutMs });
  return {
    ...connection,
    ...(embedded?.note === undefined ? {} : { note: embedded.note }),
    async close() {
      await connection.close();
      await embedded?.stop();
    },
  };
}

/** On a connection of its own, because a migration may take longer than any statement of daily work. */
async function migrateAll(url: string, log: DatabaseLog): Promise<void> {
  const { pool, close } = await connect({ url, poolSize: 1, log });
  try {
    const names = await migrate(pool);
    if (names.length > 0) log.info(`Migrated the database: ${names.join(', ')}`);
    await migrateJobs(pool, log);
  } finally {
    await close();
  }
}

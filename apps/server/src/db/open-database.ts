import type { Pool } from 'pg';
import type { StartError } from '../start-error.ts';
import { type Connection, connect, examinePooler } from './connect.ts';
import type { DatabaseLog } from './database-log.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { openReplica, type ReadReplica } from './replica.ts';

/** One listens, the others ask for jobs and write down their ends. */
const jobConnections = 4;

export interface OpenDatabaseOptions {
  /** A PostgreSQL server of the operator's; without it one of our own runs on files in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** The same database without a pooler in between, for what needs a connection of its own. */
  readonly directUrl?: string | undefined;
  /** A copy that follows the database, for reads that may be a second old. */
  readonly replicaUrl?: string | undefined;
  readonly dataDir: string;
  readonly poolSize: number;
  /** How long a statement may take; without it, as long as it takes. */
  readonly timeoutMs?: number | undefined;
  readonly log: DatabaseLog;
  /** Called at most once, when our own PostgreSQL is gone permanently and the server cannot go on. */
  readonly onLost?: (error: StartError) => void;
}

export interface OpenDatabase extends Connection {
  /** For the job queue, where it has an address of its own. */
  readonly jobPool?: Pool;
  /** Where there is a replica. */
  readonly readReplica?: ReadReplica;
  /** One line for the person who starts the server. */
  readonly note?: string;
}

/** A migrated database, ready for use. Whatever stands in the way is a `StartError`. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return withReplica(await openGiven(options.databaseUrl, options), options);

  const embedded = await startEmbedded(options.dataDir, (error) => options.onLost?.(error), options.log);
  try {
    return await openMigrated(embedded.url, options, embedded);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

function withReplica(
  database: OpenDatabase,
  { replicaUrl, poolSize, timeoutMs, log }: OpenDatabaseOptions,
): OpenDatabase {
  if (!replicaUrl) return database;
  const replica = openReplica({ url: replicaUrl, poolSize, timeoutMs, primary: database, log });
  return {
    ...database,
    readReplica: replica.read,
    async close() {
      await Promise.all([database.close(), replica.close()]);
    },
  };
}

async function openGiven(url: string, options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { log, directUrl, timeoutMs } = options;
  const { isShared } = await examinePooler(url);
  if (isShared && !directUrl) {
    log.warn('A pooler shares the connections of DATABASE_URL: without DATABASE_DIRECT_URL jobs begin up to 2 s late.');
  }
  if (!directUrl) return openMigrated(url, options);
  const direct = await connect({ url: directUrl, poolSize: jobConnections, log, timeoutMs });
  const close = direct.close;
  try {
    const database = await openMigrated(url, options);
    return {
      ...database,
      jobPool: direct.pool,
      async close() {
        await Promise.all([database.close(), close()]);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openMigrated(
  url: string,
  { directUrl = url, poolSize, log, timeoutMs }: OpenDatabaseOptions,
  embedded?: EmbeddedDatabase,
): Promise<OpenDatabase> {
  await migrateAll(directUrl, log);
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
  const { pool, close } = await connect({ url, poolSize: 2, log });
  try {
    const names = await migrate(pool);
    if (names.length > 0) log.info(`Migrated the database: ${names.join(', ')}`);
    await migrateJobs(pool, log);
  } finally {
    await close();
  }
}

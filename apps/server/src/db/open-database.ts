import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { StartError } from '../start-error.ts';
import { connect } from './connect.ts';
import type { DatabaseLog } from './database-log.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { migrateJobs } from './migrate-jobs.ts';
import type { DB } from './schema.gen.ts';

export interface OpenDatabaseOptions {
  /** A PostgreSQL server of the operator's; without it one of our own runs on files in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly poolSize: number;
  readonly log: DatabaseLog;
  /** Called at most once, when our own PostgreSQL is gone permanently and the server cannot go on. */
  readonly onLost?: (error: StartError) => void;
}

export interface OpenDatabase {
  readonly db: Kysely<DB>;
  readonly pool: Pool;
  /** One line for the person who starts the server. */
  readonly note?: string;
  close(): Promise<void>;
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
  { poolSize, log }: OpenDatabaseOptions,
  embedded?: EmbeddedDatabase,
): Promise<OpenDatabase> {
  const { db, pool, close } = await connect({ url, poolSize, log });
  try {
    const names = await migrate(pool);
    if (names.length > 0) log.info(`Migrated the database: ${names.join(', ')}`);
    await migrateJobs(pool, log);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    pool,
    ...(embedded?.note === undefined ? {} : { note: embedded.note }),
    async close() {
      await close();
      await embedded?.stop();
    },
  };
}

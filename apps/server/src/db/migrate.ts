import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool, type PoolClient } from 'pg';
import { StartError } from '../start-error.ts';
import { stateOf } from './database-unavailable.ts';
import {
  checksumOf,
  concurrentIndex,
  contractAfter,
  isSameResult,
  type MigrationFile,
  migrationFiles,
} from './migration-files.ts';

/** Any number, as long as every version of the server uses the same. */
const migrationLock = 7_242_001;
/** For this long others may hold what a migration needs, be it another process that migrates or a long transaction. */
const patienceMs = 120_000;
/** Everybody else waits behind a migration that waits for a lock: it gives up soon and tries again. */
const lockTimeout = '3s';
const lockNotAvailable = '55P03';
const betweenTriesMs = 200;

/**
 * Brings the database up to this version of the code, while processes of the version before go on with it. Migrations run
 * in one transaction, up to the next one that makes an index concurrently, which runs alone. Processes that start at the
 * same time wait for the first and then find nothing left to do. Needs two connections. Answers the names of the
 * migrations it applied.
 */
export async function migrate(pool: Pool, files: readonly MigrationFile[] = migrationFiles): Promise<string[]> {
  const names: string[] = [];
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const applied = await tryNext(pool, files);
    if (applied?.length === 0) return names;
    if (applied) names.push(...applied);
    else if (Date.now() > giveUpAt) throw failed('another process holds what it needs');
    else await sleep(betweenTriesMs);
  }
}

/** What it applied; nothing where nothing is missing any more, and undefined where somebody else is in the way. */
async function tryNext(pool: Pool, files: readonly MigrationFile[]): Promise<string[] | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A migration may take longer than any statement of daily work, and this connection rests while an index is made.
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '${lockTimeout}'`,
    );
    const lock = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      migrationLock,
    ]);
    const names = lock.rows[0]?.taken ? await applyNext(client, pool, files) : undefined;
    await client.query('commit');
    return names;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (stateOf(error) === lockNotAvailable) return undefined;
    throw error instanceof StartError ? error : failed(reason(error));
  } finally {
    client.release();
  }
}

async function applyNext(client: PoolClient, pool: Pool, files: readonly MigrationFile[]): Promise<string[]> {
  const missing = findMissing(await readApplied(client), files);
  const alone = missing.findIndex((file) => concurrentIndex(file) !== undefined);
  const next = alone === 0 ? missing.slice(0, 1) : missing.slice(0, alone < 0 ? undefined : alone);
  for (const file of next) {
    await (alone === 0 ? makeIndex(pool, file) : apply(client, file));
    await note(client, file);
  }
  return next.map(({ name }) => name);
}

interface Applied {
  readonly name: string;
  readonly checksum: string;
  readonly contractAfter: string | null;
}

async function readApplied(client: PoolClient): Promise<Applied[]> {
  const table = await client.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
  if (!table.rows[0]?.there) await createTable(client);
  // By way of JSON: the column came later than the table.
  const { rows } = await client.query<Applied>(
    `select name, checksum, to_jsonb(migrations) ->> 'contract_after' as "contractAfter" from migrations`,
  );
  return rows;
}

async function createTable(client: PoolClient): Promise<void> {
  await client.query(`
    create table migrations (
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      constraint migrations_applied_once primary key (name)
    );
    comment on table migrations is 'Which migrations this database has had.';
    comment on column migrations.checksum is 'SHA-256 of the file as it was applied: an applied file never changes.';
  `);
}

function findMissing(applied: readonly Applied[], files: readonly MigrationFile[]): MigrationFile[] {
  refuseContracted(applied, files);
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  return files.filter((file) => {
    const before = checksums.get(file.name);
    if (before !== undefined && before !== checksumOf(file) && !isSameResult(file, before)) throw changed(file);
    return before === undefined;
  });
}

/** A database that is newer than the code has only been added to, as far as its migrations do not say otherwise. */
function refuseContracted(applied: readonly Applied[], files: readonly MigrationFile[]): void {
  const known = new Set(files.map((file) => file.name));
  const tooNew = applied.find(
    ({ name, contractAfter: needed }) => !known.has(name) && needed !== null && !known.has(needed),
  );
  if (!tooNew) return;
  throw new StartError(
    `The database is newer than this version of the server can work with (the migration ${tooNew.name} took away what was used before ${tooNew.contractAfter}): start a newer version.`,
  );
}

async function apply(client: PoolClient, file: MigrationFile): Promise<void> {
  try {
    await client.query(file.sql);
  } catch (error) {
    if (stateOf(error) === lockNotAvailable) throw error;
    throw new StartError(`The migration ${file.name} failed and nothing was changed: ${reason(error)}.`);
  }
}

/**
 * On a connection of its own, while this one holds the lock: the server's pool may have no more than one. What a start that
 * was cut off has left half made goes first.
 */
async function makeIndex({ options }: Pool, file: MigrationFile): Promise<void> {
  const client = new Client(options);
  // A break is told by the statement that meets it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = 0`);
    const half = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
      concurrentIndex(file),
    ]);
    if (half.rowCount) await client.query(`drop index concurrently ${concurrentIndex(file)}`);
    await client.query(file.sql);
  } catch (error) {
    throw new StartError(`The migration ${file.name} failed: ${reason(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function note(client: PoolClient, file: MigrationFile): Promise<void> {
  const needed = contractAfter(file);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [file.name, checksumOf(file)]);
  if (needed) await client.query('update migrations set contract_after = $2 where name = $1', [file.name, needed]);
}

function changed(file: MigrationFile): StartError {
  return new StartError(
    `The migration ${file.name} was changed after it was applied to this database: restore it and put the change into a new migration.`,
  );
}

function failed(why: string): StartError {
  return new StartError(`The database could not be migrated: ${why}.`);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

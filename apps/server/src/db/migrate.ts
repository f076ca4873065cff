import type { Pool, PoolClient } from 'pg';
import { StartError } from '../start-error.ts';
import { checksumOf, type MigrationFile, migrationFiles } from './migration-files.ts';

/** Any number, as long as every version of the server uses the same. */
const migrationLock = 7_242_001;

/**
 * Brings the database up to this version of the code. All or nothing: one transaction, and the lock makes
 * processes that start at the same time wait for the first and then find nothing left to do. Answers the names of
 * the migrations it applied.
 */
export async function migrate(pool: Pool, files: readonly MigrationFile[] = migrationFiles): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await takeLock(client);
    const names = await applyMissing(client, files);
    await client.query('commit');
    return names;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error instanceof StartError ? error : new StartError(`The database could not be migrated: ${reason(error)}.`);
  } finally {
    client.release();
  }
}

async function takeLock(client: PoolClient): Promise<void> {
  // A migration may take longer than any statement of daily work; a forgotten lock must not hang the start for ever.
  await client.query("set local statement_timeout = 0; set local lock_timeout = '2min'");
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
}

async function applyMissing(client: PoolClient, files: readonly MigrationFile[]): Promise<string[]> {
  const names: string[] = [];
  const applied = await readApplied(client);
  refuseUnknown(applied, files);
  for (const file of files) {
    const checksum = checksumOf(file);
    const before = applied.get(file.name);
    if (before === checksum) continue;
    if (before !== undefined) throw changed(file);
    await apply(client, file, checksum);
    names.push(file.name);
  }
  return names;
}

async function readApplied(client: PoolClient): Promise<Map<string, string>> {
  const table = await client.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
  if (!table.rows[0]?.there) await createTable(client);
  const rows = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  return new Map(rows.rows.map((row) => [row.name, row.checksum]));
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

function refuseUnknown(applied: Map<string, string>, files: readonly MigrationFile[]): void {
  const known = new Set(files.map((file) => file.name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort();
  if (unknown.length === 0) return;
  throw new StartError(
    `The database is newer than this version of the server (it has had the migration ${unknown.at(-1)}): start a newer version.`,
  );
}

async function apply(client: PoolClient, file: MigrationFile, checksum: string): Promise<void> {
  try {
    await client.query(file.sql);
  } catch (error) {
    throw new StartError(`The migration ${file.name} failed and nothing was changed: ${reason(error)}.`);
  }
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [file.name, checksum]);
}

function changed(file: MigrationFile): StartError {
  return new StartError(
    `The migration ${file.name} was changed after it was applied to this database: restore it and put the change into a new migration.`,
  );
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolConfig, types } from 'pg';
import { StartError } from '../start-error.ts';
import { explainConnectionFailure } from './connection-failure.ts';
import type { DatabaseLog } from './database-log.ts';
import { PreparingClient } from './preparing-client.ts';
import type { DB } from './schema.gen.ts';

const oldestVersion = 15;

export interface ConnectOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly log: DatabaseLog;
}

export interface Connection {
  readonly db: Kysely<DB>;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** A pool of connections to a PostgreSQL that answers and is new enough. */
export async function connect({ url, poolSize, log }: ConnectOptions): Promise<Connection> {
  const settings = poolSettings(url);
  await checkServer(settings);
  const pool = new Pool({ ...settings, max: poolSize, Client: PreparingClient });
  tolerateBreaks(pool, log);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  // Kysely's own `destroy` leaves a pool open that has not been used through it.
  return { db, pool, close: () => pool.end() };
}

/**
 * A connection may break while it rests in the pool or between two statements of a transaction. The pool replaces it
 * and the statement that comes next fails; without these listeners the break itself would end the process.
 */
function tolerateBreaks(pool: Pool, log: DatabaseLog): void {
  pool.on('error', (error) => log.warn(`A database connection broke: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
}

function poolSettings(url: string): PoolConfig {
  return {
    connectionString: url,
    application_name: 'taga',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser: parserOf },
  };
}

const dateOid = 1082;

// pg turns a date into midnight in the server's time zone, which is another day elsewhere: a date stays text.
const parserOf: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === dateOid ? (text: string) => text : types.getTypeParser(oid, format as 'text');

async function checkServer(settings: PoolConfig): Promise<void> {
  const client = newClient(settings);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ version: string; number: number }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
    );
    for (const { version, number } of answer.rows) refuseOldVersion(version, number);
  } catch (error) {
    throw error instanceof StartError ? error : explainConnectionFailure(error, client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `number` is PostgreSQL's own way to compare versions: 150003 is 15.3. */
export function refuseOldVersion(version: string, number: number): void {
  if (number >= oldestVersion * 10_000) return;
  throw new StartError(
    `The database server runs PostgreSQL ${version}, and version ${oldestVersion} or later is needed.`,
  );
}

function newClient(settings: PoolConfig): Client {
  try {
    return new Client(settings);
  } catch {
    // The cause is left out: its message holds the address, and the address may hold the password.
    throw new StartError('DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.');
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolConfig, types } from 'pg';
import { StartError } from '../start-error.ts';
import { checkPooler } from './check-pooler.ts';
import { explainConnectionFailure } from './connection-failure.ts';
import type { DatabaseLog } from './database-log.ts';
import { operatorNeededState, readOnlyState } from './database-unavailable.ts';
import { PooledClient } from './pooled-client.ts';
import type { DB } from './schema.gen.ts';

const oldestVersion = 15;
/** What a probe may take, so that readiness is known within two seconds. */
const probeWithinMs = 1_800;
/** The database ends a statement by itself; where it has not said so by then, nobody is there. */
const answerDelayMs = 1_000;
const goodbyeMs = 2_000;
/** Codes and sessions live for minutes: servers whose clocks are further apart would refuse each other's. */
const maxClockDifferenceMs = 30_000;

export interface ConnectOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly log: DatabaseLog;
  /** How long a statement may take; without it, as long as it takes. */
  readonly timeoutMs?: number | undefined;
  /** The clock of this machine. */
  readonly now?: () => number;
}

export interface Connection {
  readonly db: Kysely<DB>;
  readonly pool: Pool;
  /**
   * Throws, in less than two seconds, when the database does not answer or cannot be written at the moment, and where its
   * clock is another than ours.
   */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

/** A pool of connections to a PostgreSQL that answers and is new enough. */
export async function connect({ url, poolSize, log, timeoutMs, now = Date.now }: ConnectOptions): Promise<Connection> {
  const settings = poolSettings(url, timeoutMs);
  await checkServer(settings);
  const { pool, end } = openPool({ ...settings, max: poolSize }, log);
  // On a connection of its own: how busy the others are does not say how the database is.
  const probe = openPool(
    { ...settings, max: 1, connectionTimeoutMillis: probeWithinMs, answerWithinMs: probeWithinMs },
    log,
  );
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    checkWritable: () => checkWritable(probe.pool, now),
    async close() {
      await Promise.all([end(), probe.end()]);
    },
  };
}

type PoolSettings = PoolConfig & { readonly answerWithinMs?: number };

export function openPool(settings: PoolSettings, log: DatabaseLog): { pool: Pool; end: () => Promise<void> } {
  const pool = new Pool({ ...settings, Client: PooledClient } as PoolConfig);
  const clients = new Set<PooledClient>();
  tolerateBreaks(pool, log);
  pool.on('connect', (client) => {
    if (!(client instanceof PooledClient)) return;
    clients.add(client);
    client.once('end', () => clients.delete(client));
    client.onSilence = (since) => {
      log.warn('The database does not answer: connections on which it was not heard of meanwhile are given up.');
      for (const other of clients) if (other.heardAt < since) other.abandon();
    };
  });
  return {
    pool,
    async end() {
      // Kysely's own `destroy` leaves a pool open that has not been used through it.
      const ended = pool.end();
      await Promise.race([ended, sleep(goodbyeMs, undefined, { ref: false })]);
      for (const client of clients) client.abandon();
      await ended;
    },
  };
}

/**
 * A connection may break while it rests in the pool or between two statements of a transaction. The pool replaces it
 * and the statement that comes next fails; without these listeners the break itself would end the process.
 */
function tolerateBreaks(pool: Pool, log: DatabaseLog): void {
  pool.on('error', (error) => log.warn(`A database connection broke: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
}

async function checkWritable(pool: Pool, now: () => number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ state: string; nowMs: number }>(
      `select current_setting('transaction_read_only') as state,
         (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs"`,
    );
    const { state, nowMs } = rows[0] ?? { state: 'on', nowMs: 0 };
    if (state === 'on') throw Object.assign(new Error('The database is read-only.'), { code: readOnlyState });
    const differenceMs = Math.abs(now() - nowMs);
    if (differenceMs > maxClockDifferenceMs) throw clocksApart(differenceMs);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function clocksApart(differenceMs: number): Error {
  const seconds = Math.round(differenceMs / 1000);
  const message = `The clock of this machine and that of the database are ${seconds} s apart: set them right.`;
  return Object.assign(new Error(message), { code: operatorNeededState });
}

export function poolSettings(url: string, timeoutMs: number | undefined): PoolSettings {
  return {
    connectionString: url,
    application_name: 'taga',
    keepAlive: true,
    // A connection at rest whose host has vanished is noticed within seconds instead of hours.
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...(timeoutMs === undefined ? {} : { statement_timeout: timeoutMs, answerWithinMs: timeoutMs + answerDelayMs }),
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser: parserOf },
  };
}

const dateOid = 1082;

// pg turns a date into midnight in the server's time zone, which is another day elsewhere: a date stays text.
const parserOf: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === dateOid ? (text: string) => text : types.getTypeParser(oid, format as 'text');

/** Refuses a pooler that cannot work; tells whether it is one that shares connections between transactions. */
export async function examinePooler(url: string): Promise<{ readonly isShared: boolean }> {
  const settings = poolSettings(url, undefined);
  const clients = [newClient(settings), newClient(settings)] as const;
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    return await checkPooler(...clients);
  } catch (error) {
    throw error instanceof StartError ? error : explainConnectionFailure(error, clients[0]);
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
}

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

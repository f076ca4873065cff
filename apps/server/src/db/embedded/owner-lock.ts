import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, userName } from './cluster.ts';

/** Any number, as long as every version of the server uses the same. */
const ownerLock = 7_242_002;

const databaseName = 'taga';

const retryAfterMs = 200;
/** Two minutes. */
const maxAttempts = 600;

export function urlOf(cluster: Cluster, port: number, database = databaseName): string {
  return `postgres://${userName}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * A connection that holds a lock for as long as the server that started this PostgreSQL lives. The system closes it
 * with the server, so the lock tells a later start whether the data folder is in use.
 */
export interface OwnerLock {
  release(): Promise<void>;
}

export async function keepOwnerLock(cluster: Cluster, port: number, onLost: () => void): Promise<OwnerLock> {
  let released = false;
  let client = await lock();

  async function lock(): Promise<Client> {
    const next = await open(cluster, port);
    await next.query('select pg_advisory_lock($1)', [ownerLock]);
    next.once('end', () => void renew());
    return next;
  }

  // When one of its processes crashes, PostgreSQL cuts all connections and is back within moments; when it has ended
  // altogether, it is started again and may have much to recover.
  async function renew(): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts && !released; attempt += 1) {
      await sleep(retryAfterMs);
      const next = await lock().catch(() => undefined);
      if (next) {
        client = next;
        return;
      }
    }
    if (!released) onLost();
  }

  return {
    async release() {
      released = true;
      await client.end().catch(() => undefined);
    },
  };
}

/** Whether a living server holds the lock; undefined while PostgreSQL starts or stops. */
export async function isOwned(cluster: Cluster, port: number): Promise<boolean | undefined> {
  const client = await open(cluster, port).catch(() => undefined);
  if (!client) return undefined;
  try {
    const answer = await client.query<{ owned: boolean }>(
      `select exists (select from pg_locks where locktype = 'advisory' and objid = $1 and granted) as owned`,
      [ownerLock],
    );
    return answer.rows[0]?.owned;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function createDatabaseOnce(cluster: Cluster, port: number): Promise<void> {
  const client = await open(cluster, port);
  try {
    const found = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function open(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    application_name: 'taga keeper',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

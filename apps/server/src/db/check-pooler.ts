import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../start-error.ts';
import { stateOf } from './database-unavailable.ts';

/** What PostgreSQL says of a statement that was prepared on another connection, and what poolers make of it. */
const forgotten = new Set(['26000', '42P05', '08P01']);
const patienceMs = 2_000;

interface Pooled {
  /** Whether two transactions of one connection may meet two connections of the database. */
  readonly isShared: boolean;
}

/**
 * What stands between us and the database. A pooler that gives each transaction another connection must carry
 * prepared statements along; one that does not would fail later, now and then, with statements that met another's name.
 */
export async function checkPooler(one: Client, other: Client): Promise<Pooled> {
  const ask = async () => {
    const { rows } = await one.query<{ pid: number }>({
      name: 'taga-pooler-check',
      text: 'select pg_backend_pid() as pid',
    });
    return rows[0]?.pid;
  };
  const before = await ask();
  try {
    // It takes the connection that was free last, so that the statement meets another one.
    await other.query('begin');
    // A pooler with a single connection lets the second wait for the first.
    const freed = sleep(patienceMs, undefined, { ref: false }).then(() => other.query('rollback'));
    freed.catch(() => undefined);
    return { isShared: (await ask()) !== before };
  } catch (error) {
    if (!forgotten.has(stateOf(error))) throw error;
    throw new StartError(
      `The pooler at ${one.host}:${one.port} gives each transaction another connection and forgets prepared statements: let it carry them (PgBouncer from 1.21, max_prepared_statements), use session mode, or set DATABASE_URL to the database's own address.`,
    );
  } finally {
    await other.query('rollback').catch(() => undefined);
  }
}

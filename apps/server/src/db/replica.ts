import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { openPool, poolSettings } from './connect.ts';
import type { DatabaseLog } from './database-log.ts';
import { stateOf } from './database-unavailable.ts';
import type { DB } from './schema.gen.ts';

/** Runs a read that may be a second old: on the replica where there is one that keeps up, otherwise on the primary. */
export type ReadReplica = <T>(read: (db: Kysely<DB>) => Promise<T>) => Promise<T>;

/** For how long an answer to "does it keep up?" holds. */
const freshMs = 1_000;
/** A replica that fell behind or is away is asked again after this long. */
const retryMs = 5_000;
/** It may be a moment behind: asked this often before it counts as having fallen behind. */
const tries = 5;
const betweenTriesMs = 40;
/** A long statement is not worth doing twice. */
const cancelledState = '57014';

interface Options {
  readonly url: string;
  readonly poolSize: number;
  readonly timeoutMs?: number | undefined;
  readonly primary: { readonly db: Kysely<DB>; readonly pool: Pool };
  readonly log: DatabaseLog;
  readonly now?: () => number;
}

export interface Replica {
  readonly read: ReadReplica;
  close(): Promise<void>;
}

/** Nobody waits for it: a server starts, and answers, whether or not its replica is there. */
export function openReplica({ url, poolSize, timeoutMs, primary, log, now = Date.now }: Options): Replica {
  const { pool, end } = openPool({ ...poolSettings(url, timeoutMs), max: poolSize }, log);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  let isUsed = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;

  function settle(keepsUp: boolean, why?: string): boolean {
    if (isUsed && !keepsUp) log.warn(`The replica is not used for now, and the primary answers: ${why}.`);
    if (!isUsed && keepsUp) log.info('The replica answers what may be a second old.');
    isUsed = keepsUp;
    askedAt = now();
    return keepsUp;
  }

  async function ask(): Promise<boolean> {
    try {
      return settle(await keepsUp(primary.pool, pool), 'it has fallen behind');
    } catch (error) {
      return settle(false, messageOf(error));
    }
  }

  async function isFresh(): Promise<boolean> {
    if (now() - askedAt < (isUsed ? freshMs : retryMs)) return isUsed;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    async read(read) {
      if (!(await isFresh())) return read(primary.db);
      try {
        return await read(db);
      } catch (error) {
        if (stateOf(error) === cancelledState) throw error;
        settle(false, messageOf(error));
        return read(primary.db);
      }
    },
    close: end,
  };
}

/** Whether the replica has replayed all that the primary had written when it was asked. */
async function keepsUp(primary: Pool, replica: Pool): Promise<boolean> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
  for (let time = 0; time < tries; time += 1) {
    if (time > 0) await sleep(betweenTriesMs);
    // One that has become a primary itself is no copy of ours any more.
    const answer = await replica.query<{ keepsUp: boolean }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "keepsUp"',
      [rows[0]?.lsn],
    );
    if (answer.rows[0]?.keepsUp) return true;
  }
  return false;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

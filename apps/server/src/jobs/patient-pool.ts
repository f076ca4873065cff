import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';

const tryAgainMs = 500;

type Release = PoolClient['release'];
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

/**
 * The pool as the library of the job queue needs it. A statement of the queue that finds the database away is asked
 * again until it is back: the library gives up at the first failure to write down the end of a job, and then may never
 * end (https://github.com/graphile/worker/issues/636). Each of its statements stands alone and may be carried out twice.
 */
export function patientPool(pool: Pool, givenUp: AbortSignal): Pool {
  const patient: Pool = Object.create(pool);
  const client = {
    query: (statement: QueryConfig | string, values?: unknown[]) =>
      patiently(() => pool.query(statement, values), givenUp),
    release: () => undefined,
  };
  // With a callback it asks for a connection to listen on, and gives it back twice when that breaks as it stops.
  patient.connect = ((connected?: Connected) =>
    connected
      ? pool.connect((error, listening, release) => connected(error, listening, once(release)))
      : Promise.resolve(client)) as Pool['connect'];
  return patient;
}

async function patiently<Answer>(ask: () => Promise<Answer>, givenUp: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || givenUp.aborted) throw error;
      await sleep(tryAgainMs, undefined, { signal: givenUp, ref: false }).catch(() => undefined);
    }
  }
}

function once(release: Release): Release {
  let isReleased = false;
  return (...given) => {
    if (isReleased) return;
    isReleased = true;
    release(...given);
  };
}

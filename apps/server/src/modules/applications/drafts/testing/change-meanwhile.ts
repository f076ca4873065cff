import { expect } from 'vitest';
import type { TestDatabase } from '../../../../db/testing/test-database.ts';

/**
 * Changes an application after a request has looked at it and before it locks it: only its second look can tell. A request
 * that waits for nobody is answered before the change.
 */
export async function changeMeanwhile(
  { pool }: TestDatabase,
  id: string,
  change: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from applications where authorization_req_id = $1 for update', [id]);
    const { rows } = await client.query('select pg_backend_pid() as pid');
    let isAnswered = false;
    const asked = ask().finally(() => {
      isAnswered = true;
    });
    const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    await expect.poll(async () => isAnswered || (await pool.query(waiting, [rows[0].pid])).rowCount !== 0).toBe(true);
    await client.query(`update applications set ${change} where authorization_req_id = $1`, [id]);
    await client.query('commit');
    return await asked;
  } finally {
    client.release();
  }
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { migrateJobs } from '../db/migrate-jobs.ts';
import { quiet } from '../db/testing/quiet-log.ts';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createWorker, type Worker } from './worker.ts';

let database: TestDatabase;
let workers: Worker[] = [];
let lines: string[] = [];

beforeEach(async () => {
  database = await createTestDatabase({ poolSize: 8 });
  lines = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await database.drop();
});

type Job = (name: string, signal: AbortSignal | undefined) => Promise<void>;

function startWorker(job: Job, recover = async () => 0, stopTimeoutMs = 5_000): Worker {
  const worker = createWorker({
    pool: database.pool,
    log: createLogger('trace', { write: (line) => lines.push(line) }),
    tasks: { job: (payload, { abortSignal }) => job((payload as { name: string }).name, abortSignal) },
    recover,
    concurrency: 4,
    recoverEveryMs: 50,
    stopTimeoutMs,
  });
  workers.push(worker);
  worker.start();
  return worker;
}

async function add(name: string): Promise<void> {
  await database.pool.query(`select graphile_worker.add_job('job', json_build_object('name', $1::text))`, [name]);
}

const openJobs = async () =>
  Number((await database.pool.query('select count(*) from graphile_worker.jobs')).rows[0].count);

test('a job runs at once, without waiting for a round of looking', async () => {
  const begun: number[] = [];
  startWorker(async () => void begun.push(Date.now()));
  await add('warm-up');
  await expect.poll(() => begun.length).toBe(1);
  const addedAt = Date.now();
  await add('now');
  await expect.poll(() => begun.length, { interval: 5 }).toBe(2);
  expect((begun[1] ?? 0) - addedAt).toBeLessThan(1_000);
});

test('several workers share the jobs, each done once [OPS-004]', async () => {
  const done: string[] = [];
  const names = Array.from({ length: 40 }, (_, index) => `job-${index}`);
  startWorker(async (name) => void done.push(name));
  startWorker(async (name) => void done.push(name));
  for (const name of names) await add(name);
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(40);
  await expect.poll(openJobs).toBe(0);
  expect(done.sort()).toEqual(names.sort());
});

describe('stopping', () => {
  test('waits for the job under way and takes no more [OPS-007]', async () => {
    const events: string[] = [];
    let finish = () => {};
    const worker = startWorker(async (name) => {
      events.push(`begin ${name}`);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      events.push(`end ${name}`);
    });
    await add('first');
    await expect.poll(() => events).toEqual(['begin first']);
    const stopped = worker.stop().then(() => events.push('stopped'));
    await add('second');
    finish();
    await stopped;
    expect(events).toEqual(['begin first', 'end first', 'stopped']);
    expect(await openJobs()).toBe(1);
  });

  test('tells a job that takes too long to break off [OPS-007]', async () => {
    let begun = false;
    const worker = startWorker(
      async (_, signal) => {
        begun = true;
        await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
      },
      undefined,
      200,
    );
    await add('slow');
    await expect.poll(() => begun).toBe(true);
    const startedAt = Date.now();
    await worker.stop();
    expect(Date.now() - startedAt).toBeLessThan(3_000);
  });

  test('a worker that has just been started stops as well', async () => {
    const worker = startWorker(async () => undefined);
    await worker.stop();
    await add('late');
    expect(await openJobs()).toBe(1);
  });
});

test('goes on when the database has cut all connections in the middle of a job', async () => {
  const done: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  startWorker(async (name) => {
    if (name === 'cut') await held;
    done.push(name);
  });
  await add('first');
  await expect.poll(() => done).toEqual(['first']);
  await add('cut');
  const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await database.pool.query(cutAll);
  release();
  await add('after');
  await expect.poll(() => done, { timeout: 15_000 }).toContain('after');
});

test('looks for lost work at the start and again and again, whatever goes wrong', async () => {
  let looks = 0;
  startWorker(
    async () => undefined,
    async () => {
      looks += 1;
      if (looks === 1) throw new Error('The database was away for a moment');
      return 1;
    },
  );
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(lines.join('')).toContain('looking for lost jobs failed');
  expect(lines.join('')).not.toContain('was away');
});

test('the tables of the queue are made once when six processes start at the same moment [OPS-004]', async () => {
  const empty = await createEmptyTestDatabase();
  const connections = await Promise.all(
    Array.from({ length: 6 }, () => connect({ url: empty.url, poolSize: 1, log: quiet })),
  );
  await Promise.all(connections.map(({ pool }) => migrateJobs(pool, quiet)));
  const steps = await empty.pool.query('select id from graphile_worker.migrations order by id');
  expect(steps.rows.length).toBeGreaterThan(10);
  await empty.pool.query(`select graphile_worker.add_job('job')`);
  await Promise.all(connections.map(({ close }) => close()));
  await empty.drop();
});

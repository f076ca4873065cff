import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../db/connect.ts';
import { migrateJobs } from '../db/migrate-jobs.ts';
import { quiet } from '../db/testing/quiet-log.ts';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { unlockLostJobs } from '../db/unlock-jobs.ts';
import { createLogger } from '../logger.ts';
import { type DatabaseLine, openDatabaseLine } from '../testing/database-line.ts';
import { createLatch } from '../testing/latch.ts';
import { createHousekeeping } from './housekeeping.ts';
import { patientPool } from './patient-pool.ts';
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

function startWorker(job: Job, changes: Partial<Parameters<typeof createWorker>[0]> = {}): Worker {
  const worker = createWorker({
    pool: database.pool,
    log: createLogger('trace', { write: (line) => lines.push(line) }),
    tasks: { job: (payload, { abortSignal }) => job((payload as { name: string }).name, abortSignal) },
    housekeeping: async () => undefined,
    concurrency: 4,
    housekeepingEveryMs: 50,
    stopTimeoutMs: 5_000,
    ...changes,
  });
  workers.push(worker);
  worker.start();
  return worker;
}

async function add(name: string): Promise<void> {
  await database.pool.query(`select graphile_worker.add_job('job', json_build_object('name', $1::text))`, [name]);
}

/** Whether the database tells a worker of new jobs. */
async function isListening(): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen "jobs:insert"%'`,
  );
  return rowCount === 1;
}

const openJobs = async () =>
  Number((await database.pool.query('select count(*) from graphile_worker.jobs')).rows[0].count);

test('a job runs at once, without waiting for a round of looking', async () => {
  const done: string[] = [];
  startWorker(async (name) => void done.push(name), { lookEveryMs: 600_000 });
  await expect.poll(isListening).toBe(true);
  await add('now');
  await expect.poll(() => done).toEqual(['now']);
});

test('several workers share the jobs, each done once', async () => {
  const done: string[] = [];
  const names = Array.from({ length: 40 }, (_, index) => `job-${index}`);
  startWorker(async (name) => void done.push(name));
  startWorker(async (name) => void done.push(name));
  for (const name of names) await add(name);
  await expect.poll(() => done.length).toBe(40);
  await expect.poll(openJobs).toBe(0);
  expect(done.sort()).toEqual(names.sort());
});

test('a job that a killed process holds is freed after ten minutes, and done [OPS-011]', async () => {
  await add('held');
  const hold = (since: string) =>
    database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - $1::interval`,
      [since],
    );
  await hold('9 minutes');
  expect(await unlockLostJobs(database.db, ['job'])).toBe(0);
  await hold('11 minutes');
  expect(await unlockLostJobs(database.db, ['other'])).toBe(0);
  expect(await unlockLostJobs(database.db, ['job'])).toBe(1);
  const done: string[] = [];
  startWorker(async (name) => void done.push(name));
  await expect.poll(() => done).toEqual(['held']);
});

describe('a task of which few run at once', () => {
  const addLimited = (name: string) =>
    database.pool.query(
      `select graphile_worker.add_job('job', json_build_object('name', $1::text), flags => array['job'])`,
      [name],
    );

  test('takes no more places, and other jobs pass it', async () => {
    const begun: string[] = [];
    const finish = createLatch();
    startWorker(
      async (name) => {
        begun.push(name);
        if (name !== 'quick') await finish.opened;
      },
      { limits: { job: 1 }, concurrency: 2, lookEveryMs: 100 },
    );
    await addLimited('first');
    await expect.poll(() => begun).toEqual(['first']);
    // Anyone who does it asks again afterwards; what was asked before the first had started is over.
    await add('quick');
    await expect.poll(() => begun).toEqual(['first', 'quick']);
    await addLimited('second');
    await add('other');
    await expect.poll(() => begun).toEqual(['first', 'quick', 'other']);
    finish.open();
    await expect.poll(() => begun).toEqual(['first', 'quick', 'other', 'second']);
  });
});

describe('stopping', () => {
  test('waits for the job under way and takes no more [OPS-007]', async () => {
    const events: string[] = [];
    const finish = createLatch();
    const job: Job = async (name) => {
      events.push(`begin ${name}`);
      await finish.opened;
      events.push(`end ${name}`);
    };
    // One at a time: another could be in the middle of asking for a job, and would be given the second.
    const worker = startWorker(job, { concurrency: 1 });
    await add('first');
    await expect.poll(() => events).toEqual(['begin first']);
    const stopped = worker.stop().then(() => events.push('stopped'));
    await add('second');
    finish.open();
    await stopped;
    expect(events).toEqual(['begin first', 'end first', 'stopped']);
    expect(await openJobs()).toBe(1);
  });

  test('tells a job that takes too long to break off [OPS-007]', async () => {
    let started = false;
    const worker = startWorker(
      async (_, signal) => {
        started = true;
        await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
      },
      { stopTimeoutMs: 200 },
    );
    await add('slow');
    await expect.poll(() => started).toBe(true);
    await worker.stop();
    expect(await openJobs()).toBe(0);
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
  await expect.poll(() => done).toContain('after');
});

describe('when the database goes away while the ends of jobs are written', () => {
  let line: DatabaseLine;
  let far: Connection;
  beforeEach(async () => {
    line = await openDatabaseLine(database.url);
    far = await connect({ url: line.url, poolSize: 8, log: quiet });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await far.close();
    line.close();
  });

  /** Three jobs under way, whose ends find no database, one after the other. */
  async function endJobsWithoutDatabase(): Promise<{ worker: Worker; done: string[] }> {
    const done: string[] = [];
    const latches = { first: createLatch(), second: createLatch(), third: createLatch(), after: createLatch() };
    latches.after.open();
    let begun = 0;
    const job: Job = async (name) => {
      begun += 1;
      await latches[name as keyof typeof latches].opened;
      done.push(name);
    };
    const worker = startWorker(job, { pool: far.pool, stopTimeoutMs: 200, lookEveryMs: 100 });
    for (const name of ['first', 'second', 'third']) await add(name);
    await expect.poll(() => begun).toBe(3);
    line.cut();
    for (const name of ['first', 'second', 'third'] as const) {
      latches[name].open();
      await expect.poll(() => done).toContain(name);
      const before = line.opened();
      await expect.poll(() => line.opened()).toBeGreaterThan(before);
    }
    return { worker, done };
  }

  test('jobs go on by themselves once it is back, and every end is written down [OPS-011]', async () => {
    const { done } = await endJobsWithoutDatabase();
    line.restore();
    await add('after');
    await expect.poll(() => done).toEqual(['first', 'second', 'third', 'after']);
    await expect.poll(openJobs).toBe(0);
  });

  test('a listening connection that is given back twice, as it is when it breaks in the middle of a stop, harms nothing [OPS-012]', async () => {
    const pool = patientPool(far.pool, new AbortController().signal);
    const given = new Promise<() => void>((resolve) => pool.connect((_error, _client, release) => resolve(release)));
    const release = await given;
    line.cut();
    release();
    expect(release).not.toThrow();
    line.restore();
    await expect.poll(() => far.pool.query('select 1').then(({ rowCount }) => rowCount)).toBe(1);
  });

  test('the worker stops all the same [OPS-007]', async () => {
    const { worker } = await endJobsWithoutDatabase();
    await worker.stop();
    expect(await openJobs()).toBe(3);
  });
});

test('keeps house at the start and again and again, whatever goes wrong', async () => {
  const rounds = { failing: 0, next: 0, hourly: 0 };
  const failed: string[] = [];
  const tasks = [
    {
      name: 'failing',
      async run() {
        rounds.failing += 1;
        throw new Error('The database was away for a moment');
      },
    },
    { name: 'next', run: async () => rounds.next++ },
    { name: 'hourly', everyS: 3_600, run: async () => rounds.hourly++ },
  ];
  const log = createLogger('trace', { write: (line) => lines.push(line) });
  const onFailure = (task: string) => void failed.push(task);
  startWorker(async () => undefined, {
    housekeeping: createHousekeeping(tasks, { log, now: () => new Date(), onFailure }),
  });
  await expect.poll(() => rounds.next).toBeGreaterThan(2);
  expect(rounds.failing).toBeGreaterThan(2);
  expect(rounds.hourly).toBe(1);
  expect(new Set(failed)).toEqual(new Set(['failing']));
  expect(lines.join('')).toContain('"task":"failing"');
  expect(lines.join('')).not.toContain('was away');
});

test('the tables of the queue are made once when six processes start at the same moment', async () => {
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

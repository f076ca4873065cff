import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { watchJobs } from './watch-jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const metrics = async () => (await server.get('/metrics')).text();
const queuesOf = (text: string, metric: string) =>
  [...text.matchAll(new RegExp(`^${metric}\\{queue="([^"]+)"\\} (\\S+)$`, 'gm'))].map(([, queue, value]) => ({
    queue,
    value: Number(value),
  }));

test('every table of durable work is a queue in /metrics, with depth and age [OPS-005]', async () => {
  // Whatever has these columns is work: a new table of it that nobody watches is found here.
  const { rows } = await server.database.pool.query(
    `select table_name as table from information_schema.columns
     where table_schema = 'public' and column_name in ('attempts', 'due_at', 'finished_at')
     group by 1 having count(*) = 3 order by 1`,
  );
  const tableOf: Record<string, string> = { openings: 'account_openings' };
  for (const metric of ['taga_work_due', 'taga_work_oldest_due_seconds']) {
    const tables = queuesOf(await metrics(), metric).map(
      ({ queue = '' }) => tableOf[queue] ?? queue.replaceAll('-', '_'),
    );
    expect(tables.sort()).toEqual(rows.map(({ table }) => table));
  }
});

test('what is due is counted, with the age of the oldest; what waits for later or is finished is not [OPS-005]', async () => {
  await server.database.pool.query(
    `insert into outbox (id, channel, recipient, template, template_values, language, due_at, state, finished_at)
     select gen_random_uuid(), 'sms', '09420000001', 'sign-up-code', '{}', 'en', due_at, state, finished_at
     from (values (now() - interval '1 hour', 'waiting', null), (now(), 'waiting', null),
       (now() + interval '1 hour', 'waiting', null), (now() - interval '2 hours', 'sent', now())
     ) given (due_at, state, finished_at)`,
  );
  const text = await metrics();
  const valueIn = (metric: string) => queuesOf(text, metric).find(({ queue }) => queue === 'outbox')?.value;
  expect(valueIn('taga_work_due')).toBe(2);
  expect(valueIn('taga_work_oldest_due_seconds')).toBeGreaterThanOrEqual(3_600);
});

test('jobs that nobody begins are counted by task with the age of the oldest, every task from the start [OPS-011, OPS-017]', async () => {
  await server.database.pool.query(
    `select graphile_worker.add_job('deliver-message', '{}', run_at => now() - interval '2 hours'),
       graphile_worker.add_job('deliver-message', '{}', run_at => now() + interval '2 hours')`,
  );
  const oldestOf = (text: string) =>
    Number(/^taga_jobs_oldest_due_seconds\{task="deliver-message"\} (\S+)$/m.exec(text)?.[1]);
  // One that was added only now has not waited, whenever it should have been started.
  expect(oldestOf(await metrics())).toBeLessThan(3_600);
  await server.database.pool.query(
    `update graphile_worker._private_jobs set created_at = created_at - interval '3 hours'`,
  );
  const text = await metrics();
  expect(text).toMatch(/^taga_jobs_due\{task="deliver-message"\} 1$/m);
  expect(oldestOf(text)).toBeGreaterThanOrEqual(7_200);
  expect(text).toMatch(/^taga_jobs_due\{task="check-identity"\} 0$/m);
});

test('jobs that wait for more than a minute are logged, with their task [OPS-011]', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const depths = [
    { task: 'deliver-message', due: 3, oldestS: 61 },
    { task: 'check-identity', due: 1, oldestS: 59 },
  ];
  await watchJobs(async () => depths, log);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', task: 'deliver-message', due: 3, oldestS: 61, msg: 'jobs wait' },
  ]);
});

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const longAgo = '2020-01-01T00:00:00Z';

let server: TestServer;
let aheadMs = 0;
beforeAll(async () => {
  server = await startTestServer({ WORKER: 'true' }, {}, () => new Date(Date.now() + aheadMs));
});
afterAll(() => server.stop());

const pathOf = (name: string) => join(server.dataDir, 'files', name);
const count = async (statement: string, ...values: unknown[]) =>
  Number((await server.database.pool.query(statement, values)).rows[0].count);

describe('while one file cannot be erased', () => {
  beforeAll(async () => {
    // A folder in the place of a file: removing it throws, time and again.
    await mkdir(pathOf('stuck/inside'), { recursive: true });
    await writeFile(pathOf('other'), 'bytes');
    await server.database.pool.query('insert into files_to_erase (name, due_at) values ($1, $3), ($2, $3)', [
      'stuck',
      'other',
      longAgo,
    ]);
    await server.database.pool.query(`insert into figure_changes values ('2026-01-05', 'codes', 'sent', 7)`);
    await server.database.pool.query(
      `insert into login_tries (login_key, tries, last_try_at) values (sha256('somebody'), 1, $1)`,
      [longAgo],
    );
    // Expired rows are looked for once a minute.
    aheadMs = 61_000;
  });

  test('the other files are erased', async () => {
    await expect.poll(() => existsSync(pathOf('other'))).toBe(false);
    await expect.poll(() => count(`select count(*) from files_to_erase where name = 'other'`)).toBe(0);
  });

  test('figures are summed up and expired rows are purged all the same', async () => {
    const summed = `select coalesce(sum(count), 0) as count from daily_figures where day = '2026-01-05'`;
    await expect.poll(() => count(summed)).toBe(7);
    await expect.poll(() => count('select count(*) from login_tries')).toBe(0);
  });

  test('it stays on the list, and is tried again later', async () => {
    await expect
      .poll(() => count(`select count(*) from files_to_erase where name = 'stuck' and due_at > now()`))
      .toBe(1);
  });

  test('the failure is logged and counted under the name of its task', async () => {
    await expect.poll(() => server.logged()).toContain('"task":"erase-files"');
    expect(await (await server.get('/metrics')).text()).toMatch(
      /^taga_housekeeping_failures_total\{task="erase-files"\} [1-9]/m,
    );
  });
});

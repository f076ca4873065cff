import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, createCustomers } from '../modules/access/sessions/testing/customers.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { migrate } from './migrate.ts';
import { type MigrationFile, migrationFiles } from './migration-files.ts';
import { openDatabase } from './open-database.ts';
import { quiet } from './testing/quiet-log.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CUSTOMER: '1000000', RATE_LIMIT_CALLS: '1000000' });
});
afterAll(() => server.stop());

/** What the next version adds, and what the one after it takes away. */
const next: MigrationFile[] = [
  ...migrationFiles,
  { name: '9001_nickname', sql: `alter table customers add column nickname text not null default ''` },
  {
    name: '9002_by_nickname',
    sql: 'create index concurrently if not exists customers_by_nickname on customers (nickname)',
  },
];
const afterNext: MigrationFile[] = [
  ...next,
  { name: '9003_no_sms', sql: '-- contract after 9001_nickname\nalter table customers drop column wants_sms' },
];

/** A customer who changes a preference and looks at it again, over and over. */
async function useAgainAndAgain(token: Record<string, string>, isOver: () => boolean): Promise<number> {
  let times = 0;
  while (!isOver()) {
    times += 1;
    const wanted = { WANTS_MAIL: times % 2 === 0 };
    expect((await server.post('/api/auth/mail_preference', wanted, token)).status).toBe(200);
    const kept = await (await server.get('/api/auth/export', token)).json();
    expect(kept).toMatchObject({ Data: { CUSTOMER: wanted } });
  }
  return times;
}

test('a rollout under load disturbs nobody, and can be taken back by one version [OPS-015]', async () => {
  const customers = await createCustomers(server);
  let isOver = false;
  const people = await Promise.all(Array.from({ length: 4 }, () => customers.add()));
  const tokens = await Promise.all(people.map(({ loginId }) => customers.signIn(loginId)));
  const used = Promise.all(tokens.map(({ accesstoken }) => useAgainAndAgain(bearer(accesstoken), () => isOver)));
  const { pool, url } = server.database;
  const restart = async () => {
    const database = await openDatabase({ databaseUrl: url, dataDir: '/nowhere', poolSize: 2, log: quiet });
    await database.checkWritable();
    await database.close();
  };

  expect(await migrate(pool, next)).toEqual(['9001_nickname', '9002_by_nickname']);
  // A process of the version before is restarted in the middle of the rollout, or because the rollout is taken back.
  await restart();
  isOver = true;
  for (const times of await used) expect(times).toBeGreaterThan(0);

  await migrate(pool, afterNext);
  expect(await migrate(pool, next)).toEqual([]);
  await expect(restart()).rejects.toThrow(/^The database is newer than this version of the server can work with/);
});

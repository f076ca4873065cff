import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type BuiltServer, buildServer } from '../../testing/build-server.ts';
import { createPortalFixture, type PortalFixture } from '../../testing/portal-fixture.ts';
import { runServer, type ServerProcess } from '../../testing/server-process.ts';
import { untilServed } from '../../testing/until-served.ts';
import { findRunningUrl } from '../embedded/find-running-url.ts';
import { untilGone } from '../testing/use-servers.ts';

const run = promisify(execFile);
const password = 'Mingalaba2026';
const people = ['new', 'existing', 'low', 'card', 'passport', 'blacklisted'].map((name) => `${name}@demo.example`);

let built: Record<'server' | 'backup' | 'restore' | 'sandbox', BuiltServer>;
let portal: PortalFixture;
let place: string;
let server: ServerProcess;
const dataDir = () => join(place, 'data');

beforeAll(async () => {
  portal = createPortalFixture();
  place = await mkdtemp(join(tmpdir(), 'taga-lost-'));
  await chmod(place, 0o755);
  built = {
    server: await buildServer(),
    backup: await buildServer('src/commands/backup-command.ts'),
    restore: await buildServer('src/commands/restore-command.ts'),
    sandbox: await buildServer('src/commands/sandbox-command.ts'),
  };
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await Promise.all(Object.values(built).map((each) => each.remove()));
  await rm(place, { recursive: true, force: true });
  portal.remove();
});

async function startServer(): Promise<void> {
  server = runServer(built.server.script, {
    PORTAL_DIR: portal.dir,
    DESK_DIR: portal.deskDir,
    DATA_DIR: dataDir(),
    SANDBOX_SEED: 'people',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    RATE_LIMIT_CALLS: '100000',
  });
  await server.port;
}

async function command(name: 'backup' | 'restore' | 'sandbox', ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir() };
  return (await run(process.execPath, [built[name].script, ...words], { env, cwd: place })).stdout;
}

async function call(path: string, body?: unknown, token?: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${await server.port}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
}

async function signIn(loginId: string): Promise<string> {
  const visitor = (await (await call('/api/register/get_token')).json()) as { Data: { access_token: string } };
  const credentials = { LOGIN_ID: loginId, PWD: password };
  const answer = await untilServed(() => call('/api/auth/login', credentials, visitor.Data.access_token));
  expect(answer.status, loginId).toBe(200);
  return ((await answer.json()) as { Data: { accesstoken: string } }).Data.accesstoken;
}

const balancesOf = async (loginId: string, token: string) =>
  (await call(`/api/balances?LOGIN_ID=${loginId}&IS_MASKED=False`, undefined, token)).json();

async function withDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: await findRunningUrl(dataDir()) });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Of every table how many rows there are and a sum of what they say. The server verifies its audit log by itself at times. */
async function contentOfTables(client: Client): Promise<Record<string, string>> {
  const tables = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'audit_verifications' order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(each::text, '' order by each::text)), '') as sum from ${name} each`,
    );
    content[name] = rows[0].sum;
  }
  return content;
}

/** What is wrong in the books: a movement or a balance that does not come out. */
async function errorsInBooks(client: Client): Promise<unknown[]> {
  const { rows } = await client.query(
    `select order_id::text as wrong from bank_postings group by order_id, currency having sum(minor) <> 0
     union all
     select account_number from bank_accounts account where balance_minor <>
       (select coalesce(sum(minor), 0) from bank_postings posting where posting.account_number = account.account_number)`,
  );
  return rows;
}

/** One after the other, by the server's own database: the numbers are known to have been kept up to the last. */
async function keepMoving(signal: AbortSignal, moved: { count: number }): Promise<void> {
  await withDatabase(async (client) => {
    const { rows } = await client.query(`select account_number from bank_accounts where product_code = '501'`);
    while (!signal.aborted) {
      await client.query('begin');
      const order = await client.query(
        `insert into bank_orders (reference, kind, fingerprint, at)
         values ('move-' || $1::int, 'deposit', decode(repeat('00', 32), 'hex'), now()) returning id`,
        [moved.count + 1],
      );
      await client.query(
        `insert into bank_postings (order_id, account_number, currency, minor)
         values ($1, $2, 'MMK', 100), ($1, 'VAULT-MMK', 'MMK', -100)`,
        [order.rows[0].id, rows[0].account_number],
      );
      await client.query('commit');
      moved.count += 1;
      // As on a busy day: files that were copied already are older than what PostgreSQL now takes for written.
      if (moved.count % 10 === 0) await client.query('checkpoint');
    }
  });
}

const movesIn = (client: Client) =>
  client
    .query<{ moves: number; last: number }>(
      `select count(*)::int as moves, max(substr(reference, 6)::int) as last from bank_orders where reference like 'move-%'`,
    )
    .then(({ rows }) => rows[0]);

async function loseEverything(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
  // Its PostgreSQL still writes for a moment.
  await untilGone(join(dataDir(), 'postgres', 'cluster-17', 'data'));
  await rm(dataDir(), { recursive: true, force: true });
}

test('backup, then loss of the data folder, then restore loses nothing [OPS-008]', async () => {
  await startServer();
  const token = await signIn('existing@demo.example');
  await command('sandbox', 'open-account', '--login', 'existing@demo.example', '--class', '137');

  // While money moves and people sign in.
  const stopping = new AbortController();
  const moved = { count: 0 };
  const moving = keepMoving(stopping.signal, moved);
  // Also where something fails on the way: the server ends only after it.
  onTestFinished(() => {
    stopping.abort();
    return moving;
  });
  await expect.poll(() => moved.count).toBeGreaterThan(20);
  const movedBefore = moved.count;
  const [said] = await Promise.all([command('backup', 'under-way'), ...people.map(signIn)]);
  const movedAfter = moved.count;
  expect(said).toMatch(/^Backed up to .*under-way: \d+ files, each checked\./);
  expect(movedAfter).toBeGreaterThan(movedBefore);
  stopping.abort();
  await moving;

  // And at rest, so that both sides can be compared row by row.
  await expect
    .poll(() => withDatabase((client) => client.query(`select 1 from outbox where state = 'waiting'`)))
    .toMatchObject({ rowCount: 0 });
  const before = await withDatabase(contentOfTables);
  const balances = await balancesOf('existing@demo.example', token);
  await command('backup', 'at-rest');

  await loseEverything();
  await command('restore', 'at-rest');
  await startServer();
  expect(await withDatabase(contentOfTables)).toEqual(before);
  expect(await withDatabase(errorsInBooks)).toEqual([]);
  // Anyone who was signed in still is: the server's keys are back too.
  expect(await balancesOf('existing@demo.example', token)).toEqual(balances);
  for (const loginId of people) await signIn(loginId);

  await loseEverything();
  await command('restore', 'under-way');
  await startServer();
  const { moves = 0, last = 0 } = (await withDatabase(movesIn)) ?? {};
  expect(moves, 'without a gap').toBe(last);
  expect(moves).toBeGreaterThanOrEqual(movedBefore);
  // One may have been kept and not yet counted.
  expect(moves).toBeLessThanOrEqual(movedAfter + 1);
  expect(await withDatabase(errorsInBooks)).toEqual([]);
  for (const loginId of people) await signIn(loginId);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../db/connect.ts';
import { quiet } from '../../db/testing/quiet-log.ts';
import { type DatabaseLine, openDatabaseLine } from '../../testing/database-line.ts';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let line: DatabaseLine;
beforeEach(async () => {
  server = await startTestServer({ DATABASE_TIMEOUT_MS: '1000' }, {}, undefined, async (url, settings) => {
    line = await openDatabaseLine(url);
    return connect({ url: line.url, poolSize: 3, log: quiet, timeoutMs: settings.databaseTimeoutMs });
  });
  await serves();
});
afterEach(async () => {
  await server.stop();
  line.close();
});

const write = () => server.post('/api/commonBank/getToken');

async function serves(): Promise<void> {
  await expect.poll(async () => (await server.get('/readyz')).status).toBe(200);
  await expect.poll(async () => (await write()).status).toBe(200);
}

async function isUnavailable(answer: Response): Promise<void> {
  await expectError(answer, { status: 503, codes: [] });
  expect(answer.headers.get('retry-after')).toBe('5');
}

/** More calls than there are connections: every one of them is told. */
async function refusesAll(): Promise<void> {
  await isUnavailable(await server.get('/readyz'));
  for (const answer of await Promise.all([1, 2, 3, 4, 5].map(write))) await isUnavailable(answer);
  expect((await server.get('/healthz')).status).toBe(200);
}

describe('calls are 503 with Retry-After and the server is not ready, then it serves again by itself, [OPS-012, OPS-013]', () => {
  test('when the database cuts all connections and takes none', async () => {
    line.cut();
    await refusesAll();
    line.restore();
    await serves();
  });

  test('when its host vanishes without a word', async () => {
    line.freeze();
    await refusesAll();
    line.restore();
    await serves();
  });

  test('when it can only be read', async () => {
    const { pathname } = new URL(server.database.url);
    const name = pathname.slice(1);
    await server.database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
    line.cut();
    line.restore();
    await expect.poll(async () => (await write()).status).toBe(503);
    await refusesAll();
    await server.database.pool.query(
      `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
    );
    await serves();
    // Every connection of the time before is gone: no call meets one of them.
    for (let call = 0; call < 6; call += 1) expect((await write()).status).toBe(200);
  });
});

test('a statement that waits too long for a lock is 503 with Retry-After, not 500 [OPS-012]', async () => {
  const other = await server.database.pool.connect();
  await other.query('begin; lock table anonymous_tokens in access exclusive mode');
  await isUnavailable(await write());
  await other.query('rollback');
  other.release();
  await serves();
});

import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabaseLine } from '../testing/database-line.ts';
import { openTransactionPooler } from '../testing/transaction-pooler.ts';
import { connect, examinePooler, refuseOldVersion } from './connect.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { openDatabase } from './open-database.ts';
import { quiet } from './testing/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function variant(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

const place = () => `127.0.0.1:${new URL(database.url).port}`;

const complaintOf = (url: string) =>
  connect({ url, poolSize: 1, log: quiet }).then(
    () => 'connected',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('says in one sentence, without the password, why it cannot connect:', () => {
  test('nothing listens at the address', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as { port: number };
    probe.close();
    expect(await complaintOf(`postgres://taga:s3cret@127.0.0.1:${port}/taga`)).toBe(
      `StartError: The database server at 127.0.0.1:${port} cannot be reached (nothing listens there): check DATABASE_URL and that the server runs.`,
    );
  });

  test('the host is unknown', async () => {
    expect(await complaintOf('postgres://taga:s3cret@no-such-host.invalid:5432/taga')).toMatch(
      /^StartError: The database server at no-such-host\.invalid:5432 cannot be reached \(the host .+\): check DATABASE_URL/,
    );
  });

  test('the password is wrong', async () => {
    const url = variant((it) => {
      it.password = 's3cret';
    });
    expect(await complaintOf(url)).toBe(
      `StartError: The database server at ${place()} refused the user "taga" or the password: check DATABASE_URL.`,
    );
  });

  test('there is no password', async () => {
    const url = variant((it) => {
      it.password = '';
    });
    expect(await complaintOf(url)).toBe(
      `StartError: The database server at ${place()} refused the user "taga" or the password: check DATABASE_URL.`,
    );
  });

  test('the database does not exist', async () => {
    const url = variant((it) => {
      it.pathname = '/elsewhere';
    });
    expect(await complaintOf(url)).toBe(
      `StartError: The database server at ${place()} has no database "elsewhere": create it first.`,
    );
  });

  test('something else than PostgreSQL answers', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const complaint = await complaintOf(`postgres://taga:s3cret@127.0.0.1:${port}/taga`);
    other.close();
    expect(complaint).toMatch(/^StartError: The database server at 127\.0\.0\.1:\d+ cannot be (used|reached)/);
    expect(complaint).not.toContain('s3cret');
  });

  test('the server is too old', () => {
    expect(() => refuseOldVersion('14.19', 140_019)).toThrow(
      'The database server runs PostgreSQL 14.19, and version 15 or later is needed.',
    );
    expect(() => refuseOldVersion('15.0', 150_000)).not.toThrow();
  });

  test('the address is none', async () => {
    expect(await complaintOf('postgres://taga:s3cret@:bad/x')).toBe(
      'StartError: DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.',
    );
  });
});

test('outlives the break of a connection in the middle of a transaction', async () => {
  const { pool, close } = await connect({ url: database.url, poolSize: 2, log: quiet });
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((done) => client.once('end', done));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

test('a transaction whose connection breaks fails with what broke it, not with its own rollback [OPS-012]', async () => {
  const { db, close } = await connect({ url: database.url, poolSize: 1, log: quiet });
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await sql`select 1`.execute(trx);
  });
  // 57P01: ended by an administrator; without a code where the break came first.
  await expect(broken).rejects.toThrow(/terminat|connection error/);
  const caused = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    throw new Error('the reason');
  });
  await expect(caused).rejects.toThrow('the reason');
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

test('a statement that gets no answer ends its connection, and those that were silent as long [OPS-012]', async () => {
  const line = await openDatabaseLine(database.url);
  const { pool, close } = await connect({ url: line.url, poolSize: 3, log: quiet, timeoutMs: 1_000 });
  await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.2)')));
  expect(pool.totalCount).toBe(3);
  line.freeze();
  await expect(pool.query('select 1')).rejects.toThrow('Connection terminated');
  await expect.poll(() => pool.totalCount).toBe(0);
  line.restore();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount).toBe(1);
  await close();
  line.close();
});

test('closing does not wait for a host that has vanished [OPS-007]', async () => {
  const line = await openDatabaseLine(database.url);
  const { pool, close } = await connect({ url: line.url, poolSize: 1, log: quiet });
  await pool.query('select 1');
  line.freeze();
  await close();
  line.close();
});

test('a date stays the text it is, whatever the time zone', async () => {
  expect((await database.pool.query(`select date '1990-01-02' as born`)).rows).toEqual([{ born: '1990-01-02' }]);
});

test('the connections carry their name and their time limits', async () => {
  const { pool, close } = await connect({ url: database.url, poolSize: 1, log: quiet, timeoutMs: 15_000 });
  const { rows } = await pool.query(`
    select current_setting('application_name') as name, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ name: 'taga', statement: '15s', idle: '30s' }]);
  await close();
});

test('an acknowledged commit is on the disk: the built-in PostgreSQL syncs and checks its pages [REL-002]', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits,
      current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums`);
  await client.end();
  expect(rows).toEqual([{ fsync: 'on', commits: 'on', pages: 'on', checksums: 'on' }]);
});

test('a statement that is asked often is planned once on a connection, and no other', async () => {
  const { pool, close } = await connect({ url: database.url, poolSize: 1, log: quiet });
  const client = await pool.connect();
  const askTimes = async (times: number, statement: string) => {
    for (let time = 1; time <= times; time += 1) {
      expect((await client.query(statement, [time])).rows).toEqual([{ given: time }]);
    }
  };
  await askTimes(8, 'select $1::int as given');
  await askTimes(4, 'select 0 + $1::int as given');
  await askTimes(8, 'select * from (select $1::int as given) as everything');
  const { rows } = await client.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select $1::int as given' }]);
  client.release();
  await close();
});

test('a prepared statement has one name on every connection, whatever else was prepared before [OPS-014]', async () => {
  const namesAfter = async (...statements: string[]) => {
    const { pool, close } = await connect({ url: database.url, poolSize: 1, log: quiet });
    for (const statement of statements) for (let time = 0; time < 6; time += 1) await pool.query(statement, [time]);
    const { rows } = await pool.query('select statement, name from pg_prepared_statements order by statement');
    await close();
    return rows;
  };
  const [one, other] = ['select $1::int as one', 'select $1::int as other'];
  const names = await namesAfter(one, other);
  expect(names).toHaveLength(2);
  expect(await namesAfter(other, one)).toEqual(names);
});

describe('a pooler between server and database [OPS-014]', () => {
  test('that forgets prepared statements between transactions is refused in one sentence', async () => {
    const pooler = await openTransactionPooler(database.url);
    await expect(examinePooler(pooler.url)).rejects.toThrow(
      /^The pooler at 127\.0\.0\.1:\d+ gives each transaction another connection and forgets prepared statements: .*1\.21/,
    );
    pooler.close();
  });

  test('is none where each connection is its own', async () => {
    expect(await examinePooler(database.url)).toEqual({ isShared: false });
  });

  test('may have jobs and migrations pass it by', async () => {
    const [pooled, direct] = [await openDatabaseLine(database.url), await openDatabaseLine(database.url)];
    const opened = await openDatabase({
      databaseUrl: pooled.url,
      directUrl: direct.url,
      dataDir: '/nowhere',
      poolSize: 1,
      log: quiet,
    });
    const [before, beforeDirect] = [pooled.opened(), direct.opened()];
    await opened.jobPool?.query('select 1');
    expect([pooled.opened(), direct.opened()]).toEqual([before, beforeDirect + 1]);
    await opened.pool.query('select 1');
    expect([pooled.opened(), direct.opened()]).toEqual([before + 1, beforeDirect + 1]);
    await opened.close();
    for (const line of [pooled, direct]) line.close();
  });
});

describe('a machine whose clock is not that of the database', () => {
  const minutes = 60_000;
  test.each([10, -10])('is not ready while it is %d minutes apart, and says so', async (apart) => {
    let difference = apart * minutes;
    const now = () => Date.now() + difference;
    const { checkWritable, close } = await connect({ url: database.url, poolSize: 1, log: quiet, now });
    const error = await checkWritable().catch((reason: unknown) => reason);
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(/^The clock of this machine and that of the database are \d+ s apart: set them right\.$/),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    difference = 0;
    await checkWritable();
    await close();
  });
});

import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { checksumOf, type MigrationFile, migrationFiles } from './migration-files.ts';
import { quiet } from './testing/quiet-log.ts';
import { createEmptyTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyTestDatabase();
});
afterEach(() => database.drop());

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return (await database.pool.query(sql)).rows;
}

const appliedNames = async () => (await rows('select name from migrations order by name')).map((row) => row.name);

const names = migrationFiles.map((file) => file.name);

const books: MigrationFile = { name: '9001_books', sql: 'create table books (title text)' };
const byTitle: MigrationFile = {
  name: '9009_by_title',
  sql: 'create index concurrently if not exists by_title on books (title)',
};
/** What a client sends before it leaves. */
const goodbye = Buffer.from('X\0\0\0\x04', 'latin1');

test('brings an empty database up to date, in the order of the names', async () => {
  await migrate(database.pool);
  expect(await appliedNames()).toEqual(names);
  expect(names).toEqual([...names].sort());
  expect(names).toContain('0001_anonymous_tokens');
});

test('does nothing when there is nothing to do', async () => {
  await migrate(database.pool);
  const before = await rows('select * from migrations order by name');
  await migrate(database.pool);
  expect(await rows('select * from migrations order by name')).toEqual(before);
});

test('applies each migration once when eight processes start at the same moment', async () => {
  // Held up by the test, and not repeatable: a second run, or one beside the first, would fail or leave a second row.
  const held: MigrationFile = {
    name: '9002_held',
    sql: 'select pg_advisory_xact_lock(1); create table once (at timestamptz); insert into once values (now())',
  };
  const holder = await database.pool.connect();
  await holder.query('select pg_advisory_lock(1)');
  const pools = await Promise.all(
    Array.from({ length: 8 }, () => connect({ url: database.url, poolSize: 2, log: quiet })),
  );
  const migrating = Promise.all(pools.map(({ pool }) => migrate(pool, [...migrationFiles, held])));
  const waiting = () =>
    rows(
      'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
    );
  // The other seven come back when the first is done.
  await expect.poll(waiting).toHaveLength(1);
  await holder.query('select pg_advisory_unlock(1)');
  holder.release();
  const applied = await migrating;
  expect(applied.flat().sort()).toEqual([...names, '9002_held']);
  await Promise.all(pools.map(({ close }) => close()));
  expect(await appliedNames()).toEqual([...names, '9002_held']);
  expect(await rows('select * from once')).toHaveLength(1);
});

test('goes on with a database that had a migration as another text with the same result', async () => {
  await migrate(database.pool, [books]);
  const mended = { ...books, sql: `-- same result as ${checksumOf(books)}\n${books.sql}` };
  expect(await migrate(database.pool, [mended])).toEqual([]);
  const other = { ...books, sql: `-- same result as ${'0'.repeat(64)}\n${books.sql}` };
  await expect(migrate(database.pool, [other])).rejects.toThrow('was changed after it was applied');
});

describe('refuses in one sentence', () => {
  test('a migration that was changed after it was applied', async () => {
    await migrate(database.pool, [books]);
    await expect(migrate(database.pool, [{ ...books, sql: `${books.sql} -- changed` }])).rejects.toThrow(
      'The migration 9001_books was changed after it was applied to this database: restore it and put the change into a new migration.',
    );
  });

  test('a database from which something was taken away that this version uses', async () => {
    const later = { name: '9003_fewer', sql: '-- contract after 9002_both\nselect 1' };
    await migrate(database.pool, [...migrationFiles, { name: '9002_both', sql: 'create table ways ()' }, later]);
    await expect(migrate(database.pool)).rejects.toThrow(
      'The database is newer than this version of the server can work with (the migration 9003_fewer took away what was used before 9002_both): start a newer version.',
    );
  });

  test('a migration that fails, and then nothing has changed', async () => {
    const broken: MigrationFile = { name: '9004_broken', sql: 'create table half (); select * from nowhere' };
    await expect(migrate(database.pool, [books, broken])).rejects.toThrow(
      'The migration 9004_broken failed and nothing was changed: relation "nowhere" does not exist.',
    );
    expect(await rows(`select to_regclass('books') as books, to_regclass('half') as half`)).toEqual([
      { books: null, half: null },
    ]);
    // The pool is usable afterwards: the failed transaction did not stay open on its connection.
    await migrate(database.pool, [books]);
    expect(await appliedNames()).toEqual(['9001_books']);
  });
});

test('other line ends are no change', async () => {
  const lines = { name: '9005_lines', sql: 'create table\nlines ()' };
  await migrate(database.pool, [lines]);
  await migrate(database.pool, [{ ...lines, sql: 'create table\r\nlines ()' }]);
  expect(await appliedNames()).toEqual(['9005_lines']);
});

describe('a rollout [OPS-015]', () => {
  const wider: MigrationFile = { name: '9006_wider', sql: 'alter table migrations add column further text' };
  const index: MigrationFile = {
    name: '9007_index',
    sql: 'create index concurrently if not exists migrations_by_time on migrations (applied_at)',
  };
  const fewer: MigrationFile = {
    name: '9008_fewer',
    sql: '-- contract after 9006_wider\nalter table migrations drop column further',
  };
  const validity = (name: string) => rows(`select indisvalid from pg_index where indexrelid = to_regclass('${name}')`);

  test('lets the version before start on a database that has only been added to', async () => {
    await migrate(database.pool, [...migrationFiles, wider, index]);
    expect(await migrate(database.pool)).toEqual([]);
  });

  test('lets the version start that did without what was taken away, and not the one before it', async () => {
    await migrate(database.pool, [...migrationFiles, wider, fewer]);
    expect(await migrate(database.pool, [...migrationFiles, wider])).toEqual([]);
    await expect(migrate(database.pool)).rejects.toThrow(/start a newer version/);
  });

  test('makes an index while others go on writing', async () => {
    await migrate(database.pool);
    const writer = await database.pool.connect();
    await writer.query('begin');
    await writer.query(`insert into migrations values ('8999_open', 'x')`);
    const migrating = migrate(database.pool, [...migrationFiles, index]);
    const making = () => rows(`select from pg_stat_progress_create_index where datname = current_database()`);
    await expect.poll(making).toHaveLength(1);
    // It waits for the writer, and nobody waits for it.
    await database.pool.query(`insert into migrations values ('8998_other', 'x')`);
    await writer.query('rollback');
    writer.release();
    expect(await migrating).toEqual(['9007_index']);
    expect(await validity('migrations_by_time')).toEqual([{ indisvalid: true }]);
  });

  test('says which index could not be made when its connection breaks, and makes it the next time', async () => {
    await migrate(database.pool, [books]);
    const writer = await database.pool.connect();
    await writer.query(`begin; insert into books values ('open')`);
    const migrating = migrate(database.pool, [books, byTitle]).catch((error: Error) => error.message);
    const making = 'select pid from pg_stat_progress_create_index where datname = current_database()';
    await expect.poll(() => rows(making)).toHaveLength(1);
    await database.pool.query(`select pg_terminate_backend(pid) from (${making}) made`);
    expect(await migrating).toMatch(/^The migration 9009_by_title failed: terminating connection/);
    await writer.query('rollback');
    writer.release();
    expect(await migrate(database.pool, [books, byTitle])).toEqual(['9009_by_title']);
  });

  test('survives a database that ends the connection of an index while that says goodbye', async () => {
    const { hostname, port } = new URL(database.url);
    let isGoodbyeHeld = false;
    let ended: Promise<unknown> | undefined;
    const end = () =>
      database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'create index concurrently%'`);
    const relay = createServer({ allowHalfOpen: true }, (near) => {
      const far = createConnection(Number(port), hostname);
      far.pipe(near);
      near.on('data', (chunk) => {
        if (isGoodbyeHeld && chunk.equals(goodbye)) ended ??= end();
        else far.write(chunk);
      });
    });
    relay.listen(0, '127.0.0.1');
    await once(relay, 'listening');
    const url = new URL(database.url);
    url.port = String((relay.address() as AddressInfo).port);
    const { pool, close } = await connect({ url: url.href, poolSize: 2, log: quiet });
    await migrate(pool, [books]);
    isGoodbyeHeld = true;
    expect(await migrate(pool, [books, byTitle])).toEqual(['9009_by_title']);
    isGoodbyeHeld = false;
    expect((await ended) as object).toMatchObject({ rows: [{ pg_terminate_backend: true }] });
    await close();
    relay.close();
  });

  test('makes an index again that was left half made', async () => {
    await migrate(database.pool, [books]);
    await database.pool.query(`insert into books values ('same'), ('same')`);
    const unique = {
      name: '9009_unique',
      sql: 'create unique index concurrently if not exists books_by_title on books (title)',
    };
    await expect(migrate(database.pool, [books, unique])).rejects.toThrow(/^The migration 9009_unique failed: /);
    expect(await validity('books_by_title')).toEqual([{ indisvalid: false }]);
    await database.pool.query('delete from books');
    expect(await migrate(database.pool, [books, unique])).toEqual(['9009_unique']);
    expect(await validity('books_by_title')).toEqual([{ indisvalid: true }]);
  });

  test('holds nobody up: a migration that waits for a table lets others pass, and comes back', async () => {
    await migrate(database.pool, [books]);
    const reader = await database.pool.connect();
    await reader.query('begin');
    await reader.query('select * from books');
    const migrating = migrate(database.pool, [
      books,
      { name: '9010_books', sql: 'alter table books add column year int' },
    ]);
    const waiting = () => rows(`select from pg_locks where not granted and relation = 'books'::regclass`);
    await expect.poll(waiting).toHaveLength(1);
    // Behind the migration in the queue for the table, until it gives up.
    expect(await rows('select * from books')).toEqual([]);
    await reader.query('commit');
    reader.release();
    expect(await migrating).toEqual(['9010_books']);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { type MigrationFile, migrationFiles } from './migration-files.ts';
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
    Array.from({ length: 8 }, () => connect({ url: database.url, poolSize: 1, log: quiet })),
  );
  const migrating = Promise.all(pools.map(({ pool }) => migrate(pool, [...migrationFiles, held])));
  const waiting = () =>
    rows(
      'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
    );
  await expect.poll(waiting).toHaveLength(8);
  await holder.query('select pg_advisory_unlock(1)');
  holder.release();
  const applied = await migrating;
  expect(applied.flat().sort()).toEqual([...names, '9002_held']);
  await Promise.all(pools.map(({ close }) => close()));
  expect(await appliedNames()).toEqual([...names, '9002_held']);
  expect(await rows('select * from once')).toHaveLength(1);
});

describe('refuses in one sentence', () => {
  test('a migration that was changed after it was applied', async () => {
    await migrate(database.pool, [books]);
    await expect(migrate(database.pool, [{ ...books, sql: `${books.sql} -- changed` }])).rejects.toThrow(
      'The migration 9001_books was changed after it was applied to this database: restore it and put the change into a new migration.',
    );
  });

  test('a database that is newer than the code', async () => {
    await migrate(database.pool, [books, { name: '9003_later', sql: 'create table later ()' }]);
    await expect(migrate(database.pool, [books])).rejects.toThrow(
      'The database is newer than this version of the server (it has had the migration 9003_later): start a newer version.',
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

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { readSettings } from '../../../settings.ts';
import { type Lifetime, lifetimesOf } from './lifetimes.ts';
import { purgeTasks } from './purge-tasks.ts';

const settings = readSettings({});
const lifetimes = Object.entries<Lifetime>(lifetimesOf(settings));
const now = new Date('2027-03-01T04:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // What a row must be like is another matter: here only its age counts.
  const { rows } = await database.pool.query(
    `select conrelid::regclass as table, quote_ident(conname) as name from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('c', 'f')`,
  );
  for (const { table, name } of rows) await database.pool.query(`alter table ${table} drop constraint ${name}`);
});
afterAll(() => database.drop());

async function purgeAll(): Promise<void> {
  for (const { run } of purgeTasks({ db: database.db, now: () => now, settings })) await run();
}

test('every table has a lifetime, and operations.md says it [OPS-010]', async () => {
  const { rows } = await database.pool.query(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  expect(lifetimes.map(([table]) => table).sort()).toEqual(rows.map(({ tablename }) => tablename));
  const page = readFileSync(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8');
  for (const [table, { until }] of lifetimes) expect(page).toContain(`| \`${table}\` | ${until} |\n`);
});

let made = 0;
/** A value of its own for each row, of whatever type the column has. */
function someValue(type: string): unknown {
  made += 1;
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  if (type === 'bytea') return Buffer.from(String(made).padStart(32, '0'));
  if (type.startsWith('timestamp') || type === 'date') return now;
  if (type === 'boolean') return false;
  if (type === 'jsonb') return {};
  if (type === 'ARRAY') return [];
  return /int|numeric/.test(type) ? made % 30_000 : `row ${made}`;
}

async function addRow(table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows: columns } = await database.pool.query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and is_identity = 'NO'
       and is_generated = 'NEVER'`,
    [table],
  );
  const row = { ...Object.fromEntries(columns.map(({ name, type }) => [name, someValue(type)])), ...values };
  const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
  await database.pool.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${marks.join(', ')})`,
    Object.values(row),
  );
}

const timesIn = async (table: string, column: string) =>
  (await database.pool.query(`select ${column}::timestamptz as at from ${table} order by 1`)).rows.map(({ at }) => at);

const purged = lifetimes.flatMap(([table, { purge }]) => (purge ? [{ table, ...purge }] : []));

test.each(purged)(
  'a row of $table is purged in time and not before [OPS-010]',
  async ({ table, column, retentionS }) => {
    await database.pool.query(`truncate ${table}`);
    const aDay = 24 * 60 * 60;
    // Dates have days only; where nothing is kept, what still lives lies ahead.
    const [old, young] = [secondsAgo(retentionS + aDay), secondsAgo(retentionS - aDay)];
    // Somebody's: what is nobody's lives shorter.
    const own = table === 'codes' ? { subject_id: await someCustomer() } : {};
    await addRow(table, { ...own, [column]: old });
    const more = table === 'codes' ? { subject_id: await someCustomer() } : {};
    await addRow(table, { ...more, [column]: young });
    await purgeAll();
    const left = await timesIn(table, column);
    expect(left).toHaveLength(1);
    expect(Math.abs(left[0].getTime() - young.getTime())).toBeLessThan(aDay * 1000);
  },
);

test.each(purged.filter(({ retentionS }) => retentionS > 0))(
  'a row of $table is kept as long as the page says [OPS-010]',
  ({ table, retentionS }) => {
    const until = lifetimes.find(([name]) => name === table)?.[1].until ?? '';
    const unitDays = { day: 1, year: 365 };
    const [, count = '', unit = 'day'] = /^(a|\d+) (day|year)/.exec(until) ?? [
      '',
      String(settings.retainAnalyticsDays),
    ];
    const days = (count === 'a' ? 1 : Number(count)) * unitDays[unit as 'day' | 'year'];
    expect(retentionS).toBe(days * 24 * 60 * 60);
  },
);

async function someCustomer(): Promise<unknown> {
  const id = someValue('uuid');
  await addRow('customers', { id });
  return id;
}

test('what is for nobody lives a day [OPS-010]', async () => {
  await database.pool.query('truncate codes, outbox');
  const [old, young] = [secondsAgo(25 * 60 * 60), secondsAgo(23 * 60 * 60)];
  for (const at of [old, young]) {
    await addRow('codes', { sent_at: at });
    await addRow('outbox', { recipient: '-', state: 'expired', finished_at: at });
    await addRow('outbox', { recipient: '09420000001', state: 'sent', finished_at: at });
  }
  await addRow('codes', { sent_at: old, subject_id: await someCustomer() });
  await purgeAll();
  expect(await timesIn('codes', 'sent_at')).toEqual([old, young]);
  expect(await timesIn('outbox', 'finished_at')).toEqual([old, young, young]);
});

test('ten thousand rows of a flood go in one purge [OPS-010]', async () => {
  await database.pool.query('truncate analytics_events');
  await database.pool.query(
    `insert into analytics_events (at, action, page) select $1, 'x', 'y' from generate_series(1, 10000)`,
    [secondsAgo(91 * 24 * 60 * 60)],
  );
  await purgeAll();
  expect(await timesIn('analytics_events', 'at')).toEqual([]);
});

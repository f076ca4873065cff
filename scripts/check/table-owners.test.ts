import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { owners } from './table-owner-list.mjs';
import { findSecondWriters } from './table-owners.mjs';

const file = (module: string, text: string): [string, string] => [`apps/server/src/modules/${module}/store.ts`, text];

test.each([
  ['an insert', "await db.insertInto('staff').values({}).execute();"],
  ['an update', "await db\n  .updateTable(\n    'staff').set({}).execute();"],
  ['a delete', "await db.deleteFrom('staff as member').execute();"],
  [
    'a statement of SQL',
    'await sql`with gone as (delete from staff where id = 1) insert into outbox select 1`.execute(db);',
  ],
  ['an update in SQL', 'await sql`\n  update staff set name = 1`.execute(db);'],
  ['durable work', "export const work = durableWork({\n  name: 'staff',\n  table: 'staff',\n  job: 'x' });"],
  ['a purge', "await purgeRows(db, 'staff', 'expires_at', at);"],
])('%s in a second module is found', (_, text) => {
  expect(findSecondWriters([file('messaging/channels', text)])).toEqual([
    'apps/server/src/modules/messaging/channels/store.ts writes staff, which is written by staff/accounts alone',
  ]);
  expect(findSecondWriters([file('staff/accounts', text.replace('outbox', 'staff'))])).toEqual([]);
});

test('a module of the same name or of the same context is a second writer too', () => {
  const text = "await db.deleteFrom('customers').execute();";
  const writers = ['customers/customers', 'customers/profile', 'desk/customers'].map((module) => file(module, text));
  expect(findSecondWriters(writers)).toEqual([
    'apps/server/src/modules/customers/profile/store.ts writes customers, which is written by customers/customers alone',
    'apps/server/src/modules/desk/customers/store.ts writes customers, which is written by customers/customers alone',
  ]);
});

test.each(['await db.deleteFrom(table).execute();', `await sql\`delete from $\{sql.table(table)}\`.execute(db);`])(
  'a table that is not named is found: %s',
  (text) => {
    expect(findSecondWriters([file('upkeep/retention', text)])).toEqual([
      'apps/server/src/modules/upkeep/retention/store.ts writes a table that it does not name',
    ]);
  },
);

test('reading, locking, comments and tests are free', () => {
  const text = `/* update staff */
    // delete from staff
    await sql\`select id from staff for update skip locked\`.execute(db); await db.selectFrom('staff').execute();`;
  expect(findSecondWriters([file('messaging/channels', text)])).toEqual([]);
  expect(
    findSecondWriters([
      ['apps/server/src/modules/messaging/channels/x.test.ts', "await db.deleteFrom('staff').execute();"],
    ]),
  ).toEqual([]);
});

test('every table has an owner, and nothing that is no table has', () => {
  const types = readFileSync(new URL('../../apps/server/src/db/schema.gen.ts', import.meta.url), 'utf8');
  const tables = [...types.slice(types.indexOf('export interface DB')).matchAll(/^ {2}([a-z_]+): /gm)];
  // A view keeps nothing of its own.
  const names = tables.map(([, name]) => name ?? '').filter((name) => name !== 'customer_orders');
  expect(Object.keys(owners).sort()).toEqual(names.sort());
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../drafts/testing/application-rows.ts';
import { addPart, beginUpload, deleteUpload, findUpload, takeForgottenUploads } from './store.ts';

let database: TestDatabase;
let customerId: string;
let otherId: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from uploads');
  customerId = await applicationRows(database).addCustomer();
  otherId = await applicationRows(database).addCustomer();
});

const changing = <T>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>;

async function begin(owner = customerId, at = startedAt, most = 3): Promise<string | undefined> {
  const id = randomUUID();
  const upload = { id, customerId: owner, lengthBytes: 100, at };
  return (await changing<boolean>((trx) => beginUpload(trx, upload, most))) ? id : undefined;
}

async function begun(at = startedAt): Promise<string> {
  const id = await begin(customerId, at, 100);
  if (!id) throw new Error('The upload was not started.');
  return id;
}

/** As it is listed for erasing before it is written. */
async function addWritten(id: string, offset: number, bytes = 10) {
  const part = `uploads/${id}/${randomUUID()}`;
  await database.pool.query('insert into files_to_erase (name, due_at) values ($1, now())', [part]);
  return { part, isAdded: await addPart(database.db, { id, offset, part, bytes }) };
}

test('a customer has as many at once as they may, and others have theirs', async () => {
  expect(await begin(customerId, startedAt, 2)).toBeDefined();
  expect(await begin(customerId, startedAt, 2)).toBeDefined();
  expect(await begin(customerId, startedAt, 2)).toBeUndefined();
  expect(await begin(otherId, startedAt, 2)).toBeDefined();
});

test('is its customer’s alone [SEC-001]', async () => {
  const [id, second] = [await begun(), await begun()];
  const empty = { lengthBytes: 100, receivedBytes: 0, parts: [] };
  expect(await findUpload(database.db, id, customerId)).toEqual({ id, ...empty });
  expect(await findUpload(database.db, id, otherId)).toBeUndefined();
  await changing((trx) => deleteUpload(trx, id));
  expect(await findUpload(database.db, id, customerId)).toBeUndefined();
  expect(await findUpload(database.db, second, customerId)).toBeDefined();
});

test('takes the part that comes next, once, and only where it stopped', async () => {
  const [id, second] = [await begun(), await begun()];
  const first = await addWritten(id, 0);
  const next = await addWritten(id, 10, 5);
  expect([first.isAdded, next.isAdded]).toEqual([true, true]);
  for (const offset of [0, 10, 14, 16]) expect((await addWritten(id, offset)).isAdded).toBe(false);
  const parts = [first.part, next.part];
  expect(await findUpload(database.db, id, customerId)).toMatchObject({ receivedBytes: 15, parts });
  expect(await findUpload(database.db, second, customerId)).toMatchObject({ receivedBytes: 0, parts: [] });
  const { rows: toErase } = await database.pool.query('select name from files_to_erase where name = any($1)', [parts]);
  expect(toErase).toEqual([]);
});

test('is forgotten when nobody comes back in time, the oldest first, twenty at once', async () => {
  const old = [];
  for (let minutes = 21; minutes >= 1; minutes -= 1) old.push(await begun(after(minutes)));
  const recent = await begun(after(22));
  const { part } = await addWritten(old.at(-1) ?? '', 0);
  const taken = await changing<string[][]>((trx) => takeForgottenUploads(trx, after(21)));
  expect(taken).toHaveLength(20);
  expect(taken).toContainEqual([part]);
  expect(await findUpload(database.db, old[0] ?? '', customerId)).toBeDefined();
  expect(await changing((trx) => takeForgottenUploads(trx, after(21)))).toHaveLength(1);
  expect(await changing((trx) => takeForgottenUploads(trx, after(21)))).toEqual([]);
  expect(await findUpload(database.db, recent, customerId)).toBeDefined();
});

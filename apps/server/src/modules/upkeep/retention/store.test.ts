import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../../applications/drafts/testing/application-rows.ts';
import { lockOldDrafts, lockOldRejected, lockOldUncorrected, type OldApplication } from './store.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from applications');
  customerId = await rows.addCustomer();
});

const since = after(10);
type Lock = (trx: Transaction<DB>, before: Date) => Promise<OldApplication[]>;
const found = async (lock: Lock) =>
  (await database.db.transaction().execute((trx) => lock(trx, since))).map(({ id, status }) => [id, status]);

async function add(changes: Parameters<typeof rows.addApplication>[1] = {}, place?: 'REJECTED' | 'WAITING') {
  const ownerId = await rows.addCustomer();
  const id = await rows.addApplication(ownerId, changes);
  if (!place) return id;
  await rows.addOrder(ownerId, id);
  await database.db
    .insertInto('cases')
    .values({
      authorization_req_id: id,
      customer_id: ownerId,
      queue: 'cases',
      status: place,
      application_status: 'PENDING',
      handed_in_at: startedAt,
    })
    .execute();
  return id;
}

const asked = (minutes: number) =>
  JSON.stringify({ items: [], remark: null, revision: 1, askedAt: after(minutes).toISOString(), fileIds: [] });

test.each<[string, Parameters<typeof rows.addApplication>[1], boolean]>([
  ['a draft that was saved until then', { status: 'INIT', saved_at: since }, true],
  ['a draft that was begun and never saved', {}, true],
  ['no draft that was saved since', { status: 'INIT', saved_at: after(11) }, false],
  ['no draft that was begun since', { created_at: after(11) }, false],
  ['nothing that was submitted', { status: 'PENDING', saved_at: after(1) }, false],
])('old drafts: %s', async (_, changes, isOld) => {
  const id = await add(changes);
  expect(await found(lockOldDrafts)).toEqual(isOld ? [[id, 'INIT']] : []);
});

test.each<[string, Parameters<typeof rows.addApplication>[1], boolean]>([
  ['one that was asked for until then', { correction: asked(10), saved_at: after(1) }, true],
  ['none that was asked for since', { correction: asked(11), saved_at: after(1) }, false],
  ['none that was gone on with since', { correction: asked(1), saved_at: after(11) }, false],
  ['none of which nothing is asked for', { saved_at: after(1) }, false],
])('old corrections: %s', async (_, changes, isOld) => {
  const id = await add({ status: 'INCOMPLETED', ...changes });
  expect(await found(lockOldUncorrected)).toEqual(isOld ? [[id, 'INCOMPLETED']] : []);
});

test.each<[string, Date | null, 'REJECTED' | 'WAITING' | undefined, boolean]>([
  ['one that ended until then', since, 'REJECTED', true],
  ['none that ended since', after(11), 'REJECTED', false],
  ['none that has not ended', null, 'REJECTED', false],
  ['none that came to something', after(1), 'WAITING', false],
  ['none that staff never saw', after(1), undefined, false],
])('old rejections: %s', async (_, ended_at, place, isOld) => {
  const id = await add({ status: 'REJECTED', ended_at }, place);
  await add({ status: 'REJECTED', ended_at: after(11) }, 'REJECTED');
  expect(await found(lockOldRejected)).toEqual(isOld ? [[id, 'REJECTED']] : []);
});

describe('a photo that was sent since', () => {
  test.each([
    ['keeps a draft', 11, false],
    ['that is as old does not', 10, true],
  ])('%s', async (_, minutes, isOld) => {
    const id = await rows.addApplication(customerId, { status: 'INIT', saved_at: after(1) });
    const other = await rows.addApplication(customerId, { account_class: '325', status: 'PENDING' });
    await rows.addFile(customerId, id, { created_at: after(minutes) });
    await rows.addFile(customerId, other, { created_at: after(11) });
    expect(await found(lockOldDrafts)).toEqual(isOld ? [[id, 'INIT']] : []);
  });
});

test.each<[string, Lock, (minutes: number) => Promise<string>]>([
  ['drafts', lockOldDrafts, (minutes) => add({ status: 'INIT', saved_at: after(minutes) })],
  [
    'corrections',
    lockOldUncorrected,
    (minutes) => add({ status: 'INCOMPLETED', correction: asked(1), saved_at: after(minutes) }),
  ],
  ['rejections', lockOldRejected, (minutes) => add({ status: 'REJECTED', ended_at: after(minutes) }, 'REJECTED')],
])('of old %s each process takes others, the oldest first', async (_, lock, addOld) => {
  const [second, first] = [await addOld(3), await addOld(2)];
  await database.db.transaction().execute(async (trx) => {
    expect((await lock(trx, since)).map(({ id }) => id)).toEqual([first, second]);
    expect(await found(lock)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../drafts/testing/application-rows.ts';
import { deleteFiles, findFile, findSame, insertFile, listFiles, listFilesToCheck } from './store.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let id: string;
let otherId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  customerId = await rows.addCustomer();
  id = await rows.addApplication(customerId);
  otherId = await rows.addApplication(customerId, { account_class: '325' });
});

const changing = <T>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>;
const add = (changes: Parameters<typeof rows.addFile>[2] = {}, of = id) => rows.addFile(customerId, of, changes);
const sha256 = Buffer.from('its bytes');

test.each([
  ['in one piece, where nobody scans', { uploadId: undefined, scan: null }, false],
  ['in parts, that is clean', { uploadId: randomUUID(), scan: 'clean' }, false],
  ['that no scanner answered for', { uploadId: undefined, scan: 'unanswered' }, true],
] as const)('keeps a file %s', async (_, more, isUnscanned) => {
  const file = {
    id: randomUUID(),
    type: 'SIGNATURE',
    name: 'me.jpg',
    mediaType: 'image/jpeg',
    sizeBytes: 7,
    at: after(1),
  };
  await changing((trx) => insertFile(trx, { ...file, authorizationReqId: id, customerId, sha256, ...more }));
  const storedName = expect.stringContaining(file.id);
  expect(await findFile(database.db, file.id)).toEqual({ ...file, isUnscanned, customerId, storedName });
  expect(await listFilesToCheck(database.db, id)).toEqual([{ id: file.id, type: 'SIGNATURE', sha256, at: after(1) }]);
  expect(await listFilesToCheck(database.db, otherId)).toEqual([]);
  expect(await findFile(database.db, randomUUID())).toBeUndefined();
});

test('lists the files of an application by type, then as they came', async () => {
  const last = await add({ type: 'SRC_INCOME_01', created_at: after(2) });
  const front = await add({ created_at: after(3) });
  const first = await add({ type: 'SRC_INCOME_01', created_at: after(1) });
  const together = [await add({ type: 'X', created_at: after(1) }), await add({ type: 'X', created_at: after(1) })];
  await add({}, otherId);
  const listed = (await listFiles(database.db, id)).map((file) => file.id);
  expect(listed).toEqual([front, first, last, ...together.toSorted()]);
});

describe('the same file as before', () => {
  const uploadId = randomUUID();
  afterEach(() => database.pool.query('delete from application_files'));
  const sent = (changes: object = {}) => ({
    authorizationReqId: id,
    name: 'me.jpg',
    uploadId: undefined,
    sha256,
    types: ['PAGE-1', 'PAGE-2'],
    ...changes,
  });

  test.each([
    ['by its bytes, name and slot', {}, true],
    ['not of another name', { name: 'you.jpg' }, false],
    ['not of other bytes', { sha256: Buffer.from('others') }, false],
    ['not of another slot', { types: ['PAGE-3'] }, false],
    ['not of bytes that nobody knows', { sha256: undefined }, false],
    ['by its upload alone', { uploadId, sha256: undefined, name: 'you.jpg', types: ['PAGE-3'] }, true],
    ['not by another upload', { uploadId: randomUUID(), sha256: undefined }, false],
  ])('is found %s', async (_, changes, isFound) => {
    const file = await add({ type: 'PAGE-2', name: 'me.jpg', sha256, upload_id: uploadId });
    expect((await findSame(database.db, sent(changes)))?.id).toBe(isFound ? file : undefined);
    expect(await findSame(database.db, sent({ ...changes, authorizationReqId: otherId }))).toBeUndefined();
  });
});

test.each<[string, Parameters<typeof deleteFiles>[2], (file: string) => string, number]>([
  ['one by its id', 'id', (file) => file, 2],
  ['those of a type', 'type', () => 'PRIMARY-FRONT', 1],
  ['all', 'authorization_req_id', () => id, 0],
])('deletes %s, of this application alone, and says where they lie', async (_, column, value, left) => {
  const file = await add();
  await add({ name: 'second.jpg', created_at: startedAt });
  await add({ type: 'SIGNATURE' });
  await add({}, otherId);
  const deleted = await changing<string[]>((trx) => deleteFiles(trx, id, column, value(file)));
  expect(deleted).toHaveLength(3 - left);
  expect(deleted).toContain(`application-files/${file}`);
  expect(await listFiles(database.db, id)).toHaveLength(left);
  expect(await listFiles(database.db, otherId)).toHaveLength(1);
  expect(await changing((trx) => deleteFiles(trx, otherId, 'id', file))).toEqual([]);
});

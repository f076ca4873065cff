import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../drafts/testing/application-rows.ts';
import { insertFileHashes, listFilePairs, listUnhashed, savePictureHashes } from './file-hash-store.ts';
import { saveHeadTurns, useHeadTurns } from './head-turn-store.ts';
import type { CheckSubject } from './identity-check.ts';
import { findCheckOf, findLatestCheck, getCheck, insertCheck, insertSkippedCheck, listChecks } from './store.ts';
import { claimCheck, saveResult } from './waiting-store.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let authorizationReqId: string;
let other: { customerId: string; authorizationReqId: string };

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  ({ customerId, authorizationReqId } = await addApplicant());
  other = await addApplicant();
});

async function addApplicant() {
  const owner = await rows.addCustomer();
  return { customerId: owner, authorizationReqId: await rows.addApplication(owner) };
}

const changing = <T>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>;

describe('a check', () => {
  let front: string;
  let back: string;
  let video: string;
  beforeEach(async () => {
    front = await add('PRIMARY-FRONT');
    back = await add('PRIMARY-BACK');
    video = await add('SELFIE-VIDEO');
  });
  const add = (type: string) => rows.addFile(customerId, authorizationReqId, { type });

  const subject = (changes: Partial<CheckSubject> = {}): CheckSubject => ({
    serviceId: 155,
    idType: 'NID',
    formKey: null,
    frontId: front,
    backId: back,
    videoId: video,
    otherFrontId: null,
    fileIds: [front, back, video].toSorted(),
    headTurns: ['left'],
    ...changes,
  });

  async function check(changes: Partial<CheckSubject> = {}, at = after(1), of = authorizationReqId) {
    const id = randomUUID();
    await changing((trx) => insertCheck(trx, { id, authorizationReqId: of, subject: subject(changes), at }));
    return id;
  }

  const latest = async () => (await findLatestCheck(database.db, authorizationReqId))?.id;
  const remove = (id: string) => database.pool.query('delete from application_files where id = $1', [id]);

  test('waits until somebody has looked at it', async () => {
    const id = await check();
    expect(await getCheck(database.db, id)).toEqual({
      id,
      status: 'PENDING',
      idType: 'NID',
      formId: id,
      formKey: id,
      reasons: ['not-checked-yet'],
      scores: {},
      limits: {},
      faceAt: null,
      at: after(1),
    });
    expect(await claimCheck(database.db, id, after(2))).toEqual({
      id,
      authorizationReqId,
      customerId,
      subject: subject(),
      attempts: 1,
    });
    expect(await claimCheck(database.db, id, after(2))).toBeUndefined();
  });

  test.each([
    ['approved', 'VERIFIED', {}],
    ['refused', 'FAILED', { form: { id: 'form', key: 'key' } }],
    [
      'undecided',
      'PENDING',
      { faceAt: { left: 0.1, top: 0.2, width: 0.3, height: 0.4 }, limits: { face: { min: 0.4 } } },
    ],
  ] as const)('that is %s says so, and once', async (result, status, more) => {
    const id = await check();
    const save = (changes: object = {}) =>
      saveResult(
        database.db,
        id,
        { result, reasons: ['face-differs'], scores: { face: 0.5 }, ...more, ...changes } as never,
        after(2),
      );
    expect(await save()).toBe(true);
    const form: { id: string; key: string } = 'form' in more ? more.form : { id, key: id };
    const expected = { status, reasons: ['face-differs'], scores: { face: 0.5 }, formId: form.id, formKey: form.key };
    expect(await getCheck(database.db, id)).toMatchObject(expected);
    expect((await getCheck(database.db, id)).faceAt).toEqual('faceAt' in more ? more.faceAt : null);
    expect(await save({ scores: {} })).toBe(false);
    expect(await getCheck(database.db, id)).toMatchObject(expected);
  });

  test('that counts is the latest of the photos and the video that are there', async () => {
    expect(await latest()).toBeUndefined();
    const second = await check({}, after(2));
    const first = await check({}, after(1));
    await check({}, after(3), other.authorizationReqId);
    expect(await latest()).toBe(second);
    expect((await listChecks(database.db, authorizationReqId)).map(({ id }) => id)).toEqual([second, first]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a photo came that it has not seen', () => add('SECONDARY-FRONT')],
    ['its photo was removed', () => remove(front)],
    ['its other side was removed', () => remove(back)],
    ['its video was removed', () => remove(video)],
  ])('does not count any more where %s', async (_, change) => {
    await check();
    expect(await latest()).toBeDefined();
    await change();
    expect(await latest()).toBeUndefined();
  });

  test.each<[string, Partial<CheckSubject>]>([
    ['without an other side', { backId: null }],
    ['without a video', { videoId: null }],
  ])('%s counts, and so does one beside files that say nothing of an identity', async (_, changes) => {
    await check(changes);
    await add('SIGNATURE');
    expect(await latest()).toBeDefined();
  });

  test('that was skipped stays said, whatever photos come', async () => {
    await insertSkippedCheck(database.db, authorizationReqId, after(1));
    await add('SECONDARY-FRONT');
    expect(await findLatestCheck(database.db, authorizationReqId)).toMatchObject({
      status: 'SKIPPED',
      idType: null,
      formId: null,
      at: after(1),
    });
    expect(await findLatestCheck(database.db, other.authorizationReqId)).toBeUndefined();
  });

  test('of the very same photos is found again, and no other', async () => {
    const id = await check();
    const found = (changes: Partial<CheckSubject> = {}, of = authorizationReqId) =>
      findCheckOf(database.db, of, subject(changes));
    expect(await found()).toBe(id);
    for (const changes of [
      { frontId: back },
      { backId: null },
      { videoId: null },
      { fileIds: [front, back] },
      { fileIds: [front, back, video].toSorted().toReversed() },
    ])
      expect(await found(changes)).toBeUndefined();
    expect(await found({}, other.authorizationReqId)).toBeUndefined();
  });
});

describe('the turns of the head', () => {
  const ask = (at = startedAt, changes: object = {}) =>
    saveHeadTurns(database.db, { customerId, authorizationReqId, at, ...changes });
  const use = (
    video = { id: randomUUID(), at: after(1) },
    tokenId?: string,
    at = after(2),
    named = { customerId, authorizationReqId },
  ) => changing<string[] | undefined>((trx) => useHeadTurns(trx, named, video, tokenId, at));
  const dayLater = (ms: number) => new Date(startedAt.getTime() + 24 * 60 * 60_000 + ms);

  test('are never those of the last time, and take the place of what was not used', async () => {
    let last: readonly string[] = [];
    for (let asked = 0; asked < 12; asked += 1) {
      const { headTurns } = await ask(after(asked));
      expect(headTurns).not.toEqual(last);
      expect(headTurns.length).toBeGreaterThan(0);
      last = headTurns;
    }
    await saveHeadTurns(database.db, { ...other, at: startedAt });
    const count = async (owner: string) =>
      (await database.pool.query('select from identity_requests where customer_id = $1', [owner])).rowCount;
    expect([await count(customerId), await count(other.customerId)]).toEqual([1, 1]);
  });

  test('are the answer of one video, however often it comes', async () => {
    const { headTurns } = await ask();
    const video = { id: randomUUID(), at: after(1) };
    expect(await use(video)).toEqual(headTurns);
    expect(await use(video)).toEqual(headTurns);
    expect(await use()).toBeUndefined();
    await ask(after(3));
    expect(await use(video)).toEqual(headTurns);
  });

  test('are bound to no application where the client named none, until they are used', async () => {
    await ask(startedAt, { authorizationReqId: undefined });
    const video = { id: randomUUID(), at: after(1) };
    expect(await use(video)).toBeDefined();
    const second = await rows.addApplication(customerId, { account_class: '325' });
    expect(await use(video, undefined, after(2), { customerId, authorizationReqId: second })).toBeUndefined();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['of another customer', () => use(undefined, undefined, after(2), { ...other, authorizationReqId })],
    [
      'of another application',
      async () => {
        const second = await rows.addApplication(customerId, { account_class: '325' });
        return use(undefined, undefined, after(2), { customerId, authorizationReqId: second });
      },
    ],
    ['that was there before anybody asked', () => use({ id: randomUUID(), at: new Date(startedAt.getTime() - 1) })],
    ['with the token of another request', () => use(undefined, 'another')],
    ['a day later', () => use({ id: randomUUID(), at: after(1) }, undefined, dayLater(0))],
  ])('are not those of a video %s', async (_, ask_) => {
    await ask();
    expect(await ask_()).toBeUndefined();
  });

  test('are those of a video with their token, from the first moment to the last of the day', async () => {
    const { tokenId, headTurns } = await ask();
    expect(await use({ id: randomUUID(), at: startedAt }, tokenId, dayLater(-1))).toEqual(headTurns);
  });

  test('are gone after a day, and no sooner', async () => {
    await ask(startedAt);
    const second = await addApplicant();
    await saveHeadTurns(database.db, { ...second, at: after(1) });
    await saveHeadTurns(database.db, { ...other, at: dayLater(0) });
    const { rows: left } = await database.pool.query(
      'select customer_id from identity_requests where customer_id = any($1)',
      [[customerId, second.customerId, other.customerId]],
    );
    expect(left.map((row) => row.customer_id)).toEqual(expect.arrayContaining([second.customerId, other.customerId]));
    expect(left).toHaveLength(2);
  });
});

describe('files of several customers', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const picture = 'f0f0'.repeat(16);

  async function addHashes(of: string, files: { type: string; bytes: string; hashes?: string[] }[], at = startedAt) {
    const checked = files.map(({ type, bytes }) => ({ id: randomUUID(), type, sha256: sha256(bytes), at }));
    await changing((trx) => insertFileHashes(trx, { authorizationReqId: of }, checked, at));
    for (const [index, { hashes }] of files.entries())
      if (hashes) await savePictureHashes(database.db, checked[index]?.id ?? '', hashes);
    return checked.map(({ id }) => id);
  }
  const pairs = async () =>
    (await listFilePairs(database.db, authorizationReqId)).map(({ type, isSameFile, customerId: whose }) => [
      type,
      isSameFile,
      whose,
    ]);

  test('are known by their bytes once, and what they look like is found out later', async () => {
    const [known = '', unknown = ''] = await addHashes(authorizationReqId, [
      { type: 'PRIMARY-FRONT', bytes: randomUUID(), hashes: ['0f0f'.repeat(16)] },
      { type: 'SELFIE-VIDEO', bytes: randomUUID() },
    ]);
    await changing((trx) =>
      insertFileHashes(
        trx,
        { authorizationReqId },
        [{ id: known, type: 'PRIMARY-FRONT', sha256: sha256('other'), at: startedAt }],
        startedAt,
      ),
    );
    expect(await listUnhashed(database.db, [known, unknown, randomUUID()])).toEqual([unknown]);
    expect(await listUnhashed(database.db, [known])).toEqual([]);
  });

  test('are a pair where the bytes are the same, photos with photos and videos with videos, of other customers alone', async () => {
    const bytes = randomUUID();
    await addHashes(authorizationReqId, [{ type: 'PRIMARY-FRONT', bytes }]);
    const second = await rows.addApplication(customerId, { account_class: '325' });
    await addHashes(second, [{ type: 'PRIMARY-FRONT', bytes }]);
    await addHashes(other.authorizationReqId, [
      { type: 'SECONDARY-FRONT', bytes },
      { type: 'SELFIE-VIDEO', bytes },
      { type: 'PRIMARY-BACK', bytes: randomUUID() },
    ]);
    expect(await pairs()).toEqual([['PRIMARY-FRONT', true, other.customerId]]);
  });

  test('are a pair where the pictures may be alike, the same files first, then the oldest', async () => {
    const bytes = randomUUID();
    await addHashes(authorizationReqId, [{ type: 'PRIMARY-FRONT', bytes, hashes: [picture] }]);
    const later = await addApplicant();
    await addHashes(
      later.authorizationReqId,
      [{ type: 'PRIMARY-FRONT', bytes: randomUUID(), hashes: [picture] }],
      after(1),
    );
    await addHashes(other.authorizationReqId, [{ type: 'PRIMARY-FRONT', bytes: randomUUID(), hashes: [picture] }]);
    const same = await addApplicant();
    await addHashes(same.authorizationReqId, [{ type: 'PRIMARY-FRONT', bytes }], after(2));
    expect(await pairs()).toEqual([
      ['PRIMARY-FRONT', true, same.customerId],
      ['PRIMARY-FRONT', false, other.customerId],
      ['PRIMARY-FRONT', false, later.customerId],
    ]);
    const [first] = await listFilePairs(database.db, same.authorizationReqId);
    expect(first).toEqual({
      type: 'PRIMARY-FRONT',
      hashes: [],
      isSameFile: true,
      otherHashes: [picture],
      otherId: authorizationReqId,
      customerId,
      customerName: 'MYA MYA',
      at: startedAt,
    });
  });
});

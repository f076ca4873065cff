import { randomBytes, randomUUID } from 'node:crypto';
import { handOverTries } from '@taga/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../drafts/testing/application-rows.ts';
import {
  deleteHandOver,
  findConfirmed,
  findHandOver,
  listTaken,
  markDone,
  openLink,
  saveHandOver,
  tryNumber,
} from './store.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
/** One hand-over, and one of somebody else that is never meant. */
let own: Begun;
let other: Begun;
type Begun = Awaited<ReturnType<typeof begin>>;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from hand_overs');
  own = await begin();
  other = await begin();
});

async function begin() {
  const customerId = await rows.addCustomer();
  const authorizationReqId = await rows.addApplication(customerId);
  const sessionId = randomUUID();
  await database.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      customer_id: customerId,
      browser: 'Chrome',
      platform: 'Linux',
      network: '10.0.0.0',
      device_hash: randomBytes(32),
      started_at: startedAt,
      expires_at: after(60),
    })
    .execute();
  const linkHash = randomBytes(32);
  const id = randomUUID();
  const begun = {
    id,
    customerId,
    authorizationReqId,
    idType: 'NID' as const,
    begunAt: startedAt,
    expiresAt: after(10),
    sessionId,
    linkHash,
    number: '42',
  };
  await saveHandOver(database.db, begun);
  return begun;
}

const [openedHash, tokenHash] = [randomBytes(32), randomBytes(32)];
const find = ({ id, customerId }: Begun, at = after(1)) => findHandOver(database.db, { id, customerId }, at);
const open = (at = after(1), link = own) =>
  openLink(database.db, { linkHash: link.linkHash, tokenHash: openedHash, at });
const enter = (number: string, at = after(2)) =>
  tryNumber(database.db, { openedHash, number, tokenHash, at, expiresAt: after(30) });
const confirmed = (at = after(3)) => findConfirmed(database.db, tokenHash, at);
const endSession = (minutes: number) =>
  database.pool.query('update sessions set expires_at = $1 where id = $2', [after(minutes), own.sessionId]);
const block = () => database.pool.query(`update customers set status = 'BLOCKED' where id = $1`, [own.customerId]);
const stateOf = async (at = after(4)) => (await find(own, at))?.state;

test('goes from waiting to opened, confirmed and done', async () => {
  const { sessionId: _, linkHash: _link, number: _number, ...told } = own;
  expect(await find(own)).toEqual({ ...told, state: 'waiting' });
  expect(await open()).toEqual({
    customerId: own.customerId,
    authorizationReqId: own.authorizationReqId,
    applicantName: 'MYA MYA',
    expiresAt: after(10),
  });
  expect(await stateOf()).toBe('opened');
  expect(await confirmed()).toBeUndefined();
  expect(await enter('42')).toEqual({ isRight: true, tries: 1 });
  expect(await stateOf()).toBe('confirmed');
  expect(await confirmed()).toEqual({ ...told, state: 'confirmed', expiresAt: after(30) });
  await markDone(database.db, own.id, after(5));
  expect(await stateOf()).toBe('done');
  expect(await stateOf(after(40))).toBe('done');
  expect(await confirmed()).toBeUndefined();
  expect((await find(other))?.state).toBe('waiting');
});

test.each<[string, () => Promise<unknown>, Date, string]>([
  ['waits until its time is over', async () => undefined, after(10), 'ended'],
  ['that is opened ends with its time', () => open(), after(10), 'ended'],
  ['that is confirmed ends with the time that begins then', () => open().then(() => enter('42')), after(30), 'ended'],
])('one that %s', async (_, prepare, at, state) => {
  await prepare();
  expect(await stateOf(new Date(at.getTime() - 1))).not.toBe(state);
  expect(await stateOf(at)).toBe(state);
});

test('three wrong numbers end it', async () => {
  await open();
  expect(await enter('41')).toEqual({ isRight: false, tries: 1 });
  expect(await stateOf()).toBe('opened');
  for (const tries of [2, handOverTries]) expect(await enter('41')).toEqual({ isRight: false, tries });
  expect(await stateOf()).toBe('ended');
  expect(await enter('42')).toBeUndefined();
});

test('the right number as the third try does not end it', async () => {
  await open();
  for (const number of ['41', '41', '42']) await enter(number);
  expect(await stateOf()).toBe('confirmed');
});

describe('the link', () => {
  test.each<[string, () => Promise<unknown>, Date]>([
    ['was opened before', () => open(), after(1)],
    ['is over', async () => undefined, after(10)],
    ['belongs to a session that has run out', () => endSession(1), after(1)],
    ['belongs to somebody who is blocked', () => block(), after(1)],
    ['is replaced by another', () => saveHandOver(database.db, { ...own, linkHash: randomBytes(32) }), after(1)],
  ])('opens nothing where it %s', async (_, prepare, at) => {
    await prepare();
    expect(await open(at)).toBeUndefined();
    const { rows: left } = await database.pool.query('select opened_at from hand_overs where id = $1', [other.id]);
    expect(left).toEqual([{ opened_at: null }]);
  });

  test('opens up to the last moment', async () => {
    expect(await open(new Date(after(10).getTime() - 1))).toBeDefined();
  });
});

describe('the number', () => {
  test.each<[string, () => Promise<unknown>, Date]>([
    ['it was right before', () => enter('42'), after(2)],
    ['the time is over', async () => undefined, after(10)],
    ['the session has run out', () => endSession(2), after(2)],
    ['the customer is blocked', () => block(), after(2)],
  ])('is compared with nothing where %s', async (_, prepare, at) => {
    await open();
    await prepare();
    expect(await enter('42', at)).toBeUndefined();
    expect((await find(other))?.state).toBe('waiting');
  });

  test('that is wrong leaves the time and the token as they were', async () => {
    await open();
    await enter('41');
    expect(await find(own)).toMatchObject({ expiresAt: after(10) });
    expect(await enter('42')).toMatchObject({ isRight: true });
  });
});

describe('the phone that is confirmed', () => {
  beforeEach(async () => {
    await open();
    await enter('42');
  });

  test.each<[string, () => Promise<unknown>, Date]>([
    ['the time is over', async () => undefined, after(30)],
    ['it is done', () => markDone(database.db, own.id, after(3)), after(3)],
    ['the session has run out', () => endSession(3), after(3)],
    ['the customer is blocked', () => block(), after(3)],
    ['the computer has taken it back', () => deleteHandOver(database.db, own.id, own.customerId), after(3)],
    ['another one has begun', () => saveHandOver(database.db, own), after(3)],
  ])('may do nothing where %s', async (_, prepare, at) => {
    expect(await confirmed(new Date(at.getTime() - 1))).toMatchObject({ id: own.id });
    await prepare();
    expect(await confirmed(at)).toBeUndefined();
  });

  test('is none without its token', async () => {
    expect(await findConfirmed(database.db, openedHash, after(3))).toBeUndefined();
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['of a session that has run out', () => endSession(1)],
  ['of somebody who is blocked', () => block()],
])('is not found, %s', async (_, prepare) => {
  await prepare();
  expect(await find(own)).toBeUndefined();
  expect(await find(other)).toBeDefined();
});

test('is found and taken back by its customer alone [SEC-001]', async () => {
  const foreign = { ...own, customerId: other.customerId };
  expect(await find(foreign)).toBeUndefined();
  expect(await deleteHandOver(database.db, own.id, other.customerId)).toBe(false);
  expect(await deleteHandOver(database.db, own.id, own.customerId)).toBe(true);
  expect(await find(own)).toBeUndefined();
  expect(await find(other)).toBeDefined();
});

test('one that begins takes away those that are over, and no other', async () => {
  await saveHandOver(database.db, { ...other, begunAt: after(5), expiresAt: after(20) });
  await database.pool.query('update sessions set expires_at = $1', [after(600)]);
  const third = await begin();
  await saveHandOver(database.db, { ...third, begunAt: after(15), expiresAt: after(25) });
  expect(await find(own)).toBeUndefined();
  expect(await find(other)).toBeDefined();
});

test('has what was taken of an identity since it began', async () => {
  const { customerId, authorizationReqId } = own;
  const add = (type: string, created_at: Date) => rows.addFile(customerId, authorizationReqId, { type, created_at });
  await add('PRIMARY-BACK', new Date(startedAt.getTime() - 1));
  const video = await add('SELFIE-VIDEO', after(1));
  const front = await add('PRIMARY-FRONT', startedAt);
  await add('SIGNATURE', after(1));
  await rows.addFile(other.customerId, other.authorizationReqId, { created_at: after(1) });
  const found = await find(own);
  expect(found && (await listTaken(database.db, found))).toEqual([
    { id: front, type: 'PRIMARY-FRONT' },
    { id: video, type: 'SELFIE-VIDEO' },
  ]);
});

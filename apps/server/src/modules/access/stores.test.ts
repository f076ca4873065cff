import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { createCustomer } from '../customers/customers/index.ts';
import { somebody } from '../customers/customers/testing/somebody.ts';
import { findTokenKind, saveToken } from './anonymous-tokens/store.ts';
import { findCodeRef, forgetResets, isVerified, markVerified, saveReset, useVerified } from './password-reset/store.ts';
import { findWait, takeOne } from './quotas/store.ts';
import {
  endAllSessions,
  endSession,
  isDeviceKnown,
  listDevices,
  listSessions,
  rememberDevice,
  saveSession,
} from './sessions/store.ts';
import {
  endSessionOfUsedToken,
  findRenewal,
  findSessionOfToken,
  renewTokens,
  saveFirstTokens,
} from './sessions/token-store.ts';
import { findLockEnd, forgetTries, forgetTriesOfAll, giveBackTry, takeTry } from './sign-in-attempts/store.ts';

const at = new Date('2026-03-01T04:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const dayS = 24 * 60 * 60;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  database.pool.query('truncate customers, anonymous_tokens, password_resets, allowances, login_tries cascade'),
);

const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);
const newHash = () => randomBytes(32);
const countOf = async (table: string) => (await database.pool.query(`select 1 from ${table}`)).rows.length;

async function addCustomer(): Promise<string> {
  const id = randomUUID();
  const customer = { id, person: somebody(), passwordHash: 'hash', existingCustomer: false, at };
  await run((trx) => createCustomer(trx, customer));
  return id;
}

const phone = { browser: 'Chrome', platform: 'Android' };
async function signIn(customerId: string, from = 0, changes: { passwordHash?: string } = {}) {
  const session = {
    ...{ id: randomUUID(), device: phone, deviceHash: newHash(), network: '10.0.0.0/24' },
    ...{ startedAt: after(from), expiresAt: after(from + 3600) },
  };
  const isSaved = await run((trx) => saveSession(trx, { id: customerId, passwordHash: 'hash', ...changes }, session));
  return { ...session, isSaved };
}
const block = (id: string) => database.pool.query(`update customers set status = 'BLOCKED' where id = $1`, [id]);

describe('a session', () => {
  test('begins for who is as they were evaluated', async () => {
    const [customerId, other] = [await addCustomer(), await addCustomer()];
    const { isSaved, ...session } = await signIn(customerId);
    expect(isSaved).toBe(true);
    expect(await listSessions(database.db, customerId, at)).toEqual([session]);
    expect(await listSessions(database.db, other, at)).toEqual([]);
    expect((await signIn(customerId, 0, { passwordHash: 'of before' })).isSaved).toBe(false);
    expect((await signIn(randomUUID())).isSaved).toBe(false);
    await block(customerId);
    expect((await signIn(customerId)).isSaved).toBe(false);
    expect(await countOf('sessions')).toBe(1);
  });

  test('is listed until it ends, the latest first, and taken away then', async () => {
    const customerId = await addCustomer();
    const [first, last, second] = [
      await signIn(customerId),
      await signIn(customerId, 20),
      await signIn(customerId, 10),
    ];
    const idsAt = async (now: Date) => (await listSessions(database.db, customerId, now)).map(({ id }) => id);
    expect(await idsAt(at)).toEqual([last.id, second.id, first.id]);
    expect(await idsAt(after(3600))).toEqual([last.id, second.id]);
    await signIn(await addCustomer(), 3610);
    expect(await idsAt(at)).toEqual([last.id]);
  });

  test('is ended by its owner alone, or all of theirs at once', async () => {
    const [customerId, other] = [await addCustomer(), await addCustomer()];
    const [one, two, three] = [await signIn(customerId), await signIn(customerId), await signIn(customerId)];
    const elsewhere = await signIn(other);
    expect(await endSession(database.db, { customerId: other, sessionId: one.id })).toBe(false);
    expect(await endSession(database.db, { customerId, sessionId: one.id })).toBe(true);
    expect(await endSession(database.db, { customerId, sessionId: one.id })).toBe(false);
    const left = (await listSessions(database.db, customerId, at)).map(({ id }) => id);
    expect(new Set(left)).toEqual(new Set([two.id, three.id]));
    expect(await endAllSessions(database.db, customerId)).toBe(2);
    expect(await endAllSessions(database.db, customerId)).toBe(0);
    expect((await listSessions(database.db, other, at)).map(({ id }) => id)).toEqual([elsewhere.id]);
  });
});

describe('a device', () => {
  const newDevice = (changes: object = {}) => ({ device: phone, deviceHash: newHash(), at, ...changes });

  test('is new once for each customer and each make, for a year', async () => {
    const [customerId, other] = [await addCustomer(), await addCustomer()];
    const device = newDevice();
    const remember = (id: string, changes: object = {}) =>
      run((trx) => rememberDevice(trx, id, { ...device, ...changes }));
    expect(await remember(customerId)).toBe(true);
    expect(await remember(customerId, { at: after(5) })).toBe(false);
    expect(await remember(other)).toBe(true);
    expect(await remember(customerId, { device: { ...phone, browser: 'Firefox' }, at: after(2) })).toBe(true);
    expect(await listDevices(database.db, customerId)).toEqual([
      { device: phone, firstSeenAt: at, lastSeenAt: after(5) },
      { device: { ...phone, browser: 'Firefox' }, firstSeenAt: after(2), lastSeenAt: after(2) },
    ]);
    await remember(other, { at: after(365 * dayS) });
    expect(await listDevices(database.db, customerId)).toHaveLength(2);
    await remember(other, { at: after(365 * dayS + 2) });
    expect(await listDevices(database.db, customerId)).toHaveLength(1);
  });

  test('is known by its token and its make, of one customer', async () => {
    const [customerId, other] = [await addCustomer(), await addCustomer()];
    const device = newDevice();
    await run((trx) => rememberDevice(trx, customerId, device));
    const known = (id: string, changes: object = {}) => isDeviceKnown(database.db, id, { ...device, ...changes });
    expect(await known(customerId)).toBe(true);
    expect(await known(other)).toBe(false);
    expect(await known(customerId, { deviceHash: newHash() })).toBe(false);
    expect(await known(customerId, { device: { ...phone, browser: 'Firefox' } })).toBe(false);
    expect(await known(customerId, { device: { ...phone, platform: 'Windows' } })).toBe(false);
  });
});

describe('the tokens of a session', () => {
  async function open(accessS = 600) {
    const customerId = await addCustomer();
    const { id: sessionId } = await signIn(customerId);
    const hashes = { refresh: newHash(), access: newHash() };
    const tokens = { sessionId, hashes, issuedAt: at, accessExpiresAt: after(accessS) };
    await run((trx) => saveFirstTokens(trx, tokens));
    return { customerId, sessionId, hashes };
  }
  const nextHashes = () => ({ refresh: newHash(), access: newHash() });
  const renew = (usedHash: Buffer, changes: object = {}) =>
    run((trx) => renewTokens(trx, { usedHash, next: nextHashes(), at, accessExpiresAt: after(1200), ...changes }));
  const find = (hash: Buffer, now = at) => findSessionOfToken(database.db, hash, now);

  test('name it until they or it end, or the customer is blocked', async () => {
    const [{ customerId, sessionId, hashes }, longer] = [await open(), await open(9999)];
    expect(await find(hashes.access, after(599))).toEqual({ customerId, sessionId, language: 'en' });
    expect(await find(hashes.access, after(600))).toBeUndefined();
    expect(await find(hashes.refresh)).toBeUndefined();
    expect(await find(longer.hashes.access, after(3599))).toBeDefined();
    expect(await find(longer.hashes.access, after(3600)), 'the session is over').toBeUndefined();
    await block(customerId);
    expect(await find(hashes.access)).toBeUndefined();
  });

  test('are exchanged once, for no longer than the session lasts', async () => {
    const [{ hashes }, beside] = [await open(), await open()];
    const next = nextHashes();
    expect(await renew(hashes.refresh, { next })).toEqual({
      accessExpiresAt: after(1200),
      sessionExpiresAt: after(3600),
    });
    expect(await renew(hashes.refresh)).toBeUndefined();
    expect(await find(next.access, after(1199))).toBeDefined();
    const last = await renew(beside.hashes.refresh, { accessExpiresAt: after(9999) });
    expect(last).toEqual({ accessExpiresAt: after(3600), sessionExpiresAt: after(3600) });
    expect(await renew(newHash())).toBeUndefined();
  });

  test('are not exchanged once the session is over or the customer blocked', async () => {
    const { customerId, hashes } = await open();
    const late = { accessExpiresAt: after(9999) };
    expect(await renew(hashes.refresh, { ...late, at: after(3600) })).toBeUndefined();
    await block(customerId);
    expect(await renew(hashes.refresh)).toBeUndefined();
    await database.pool.query(`update customers set status = 'ACTIVE'`);
    expect(await renew(hashes.refresh, { ...late, at: after(3599) })).toBeDefined();
  });

  test('are told again for a moment to who lost the answer, and only what was given', async () => {
    const { hashes } = await open();
    const next = nextHashes();
    const asked = { usedHash: hashes.refresh, next, at: after(10), since: after(-1) };
    const again = (changes: object = {}) => run((trx) => findRenewal(trx, { ...asked, ...changes }));
    expect(await again()).toBeUndefined();
    await renew(hashes.refresh, { next });
    expect(await again()).toEqual({ accessExpiresAt: after(1200), sessionExpiresAt: after(3600) });
    expect(await again({ since: at })).toBeUndefined();
    expect(await again({ next: nextHashes() })).toBeUndefined();
    expect(await again({ usedHash: newHash() })).toBeUndefined();
    expect(await again({ at: after(3600) })).toBeUndefined();
  });

  test('end the session where a used one is shown again, and no other', async () => {
    const [{ sessionId, customerId, hashes }, beside] = [await open(), await open()];
    const end = (hash: Buffer) => run((trx) => endSessionOfUsedToken(trx, hash));
    await renew(beside.hashes.refresh);
    await end(hashes.refresh);
    expect(await listSessions(database.db, customerId, at), 'it is not used yet').toMatchObject([{ id: sessionId }]);
    await renew(hashes.refresh);
    await end(newHash());
    await end(hashes.refresh);
    expect(await listSessions(database.db, customerId, at)).toEqual([]);
    expect(await listSessions(database.db, beside.customerId, at)).toHaveLength(1);
  });
});

describe('tries to sign in', () => {
  const settings = { maxTries: 3, lockS: 60 };
  const newSide = () => ({ loginKey: newHash(), deviceKey: Buffer.alloc(0) });
  type TestSide = ReturnType<typeof newSide>;
  const take = (side: TestSide, from = 0) => takeTry(database.db, { ...side, ...settings, at: after(from) });
  const lockEnd = (side: TestSide, from = 0) => findLockEnd(database.db, { ...side, ...settings, at: after(from) });

  test('are counted up to the limit, then none until the lock is over', async () => {
    const side = newSide();
    expect([await take(side), await take(side)]).toEqual([1, 2]);
    expect(await lockEnd(side)).toBeNull();
    expect([await take(side, 5), await take(side, 6)]).toEqual([3, undefined]);
    expect(await lockEnd(side, 64)).toEqual(after(65));
    expect(await lockEnd(side, 65)).toBeNull();
    expect(await take(side, 64)).toBeUndefined();
    expect(await take(side, 65)).toBe(1);
    expect(await take(newSide())).toBe(1);
  });

  test('of a known device have a count of their own; the last lock of a login id counts', async () => {
    const side = newSide();
    const device = { ...side, deviceKey: newHash() };
    for (const each of [side, device, newSide()])
      for (let n = 0; n < 3; n += 1) await take(each, each === device ? 9 : 0);
    expect(await lockEnd(side, 10)).toEqual(after(69));
    await forgetTries(database.db, device);
    expect(await lockEnd(side, 10)).toEqual(after(60));
    expect(await take(side, 10)).toBeUndefined();
    expect(await take(device, 10)).toBe(1);
  });

  test('are given back one at a time, and never below none', async () => {
    const [side, beside] = [newSide(), newSide()];
    const device = { ...side, deviceKey: newHash() };
    for (const each of [side, side, beside, device]) await take(each);
    await giveBackTry(database.db, side);
    expect(await take(side)).toBe(2);
    for (let n = 0; n < 4; n += 1) await giveBackTry(database.db, side);
    expect(await take(side)).toBe(1);
    expect([await take(beside), await take(device)]).toEqual([2, 2]);
  });

  test('of a login id are forgotten on every side, those of others never', async () => {
    const [side, beside] = [newSide(), newSide()];
    const device = { ...side, deviceKey: newHash() };
    for (const each of [side, beside, device]) await take(each);
    await forgetTriesOfAll(database.db, side.loginKey);
    expect([await take(side), await take(device), await take(beside)]).toEqual([1, 1, 2]);
  });

  test('are taken away after a day, or after the lock where it is longer', async () => {
    await take(newSide());
    await take(newSide(), dayS - 1);
    expect(await countOf('login_tries')).toBe(2);
    const side = newSide();
    await take(side, dayS);
    expect(await countOf('login_tries'), 'the first is a day old').toBe(2);
    const longLock = { ...newSide(), maxTries: 3, lockS: 9 * dayS, at: after(3 * dayS) };
    await takeTry(database.db, longLock);
    expect(await countOf('login_tries')).toBe(3);
    await take(side, 9 * dayS);
    expect(await countOf('login_tries'), 'only a first try takes any away').toBe(3);
  });
});

describe('what is allowed in a period', () => {
  const take = (ownerKey: Buffer, from = 0) =>
    takeOne(database.db, { ownerKey, max: 2, periodS: 100, at: after(from) });
  const wait = (ownerKey: Buffer, from = 0) =>
    findWait(database.db, { ownerKey, max: 2, periodS: 100, at: after(from) });

  test('is given until nothing is left, and again with the next period', async () => {
    const owner = newHash();
    expect(await wait(owner)).toBeUndefined();
    expect(await take(owner)).toEqual({ isGiven: true, left: 1 });
    expect(await wait(owner, 10)).toBeUndefined();
    expect(await take(owner, 10)).toEqual({ isGiven: true, left: 0 });
    expect(await take(owner, 10)).toEqual({ isGiven: false, retryAfterS: 90 });
    expect([await wait(owner, 10), await wait(owner, 99), await wait(owner, 100)]).toEqual([90, 1, undefined]);
    expect(await wait(newHash(), 10)).toBeUndefined();
    expect(await take(owner, 99)).toEqual({ isGiven: false, retryAfterS: 1 });
    expect(await take(owner, 100)).toEqual({ isGiven: true, left: 1 });
  });

  test('is forgotten after 30 days, and not before', async () => {
    await take(newHash());
    await take(newHash(), 30 * dayS - 1);
    expect(await countOf('allowances')).toBe(2);
    await take(newHash(), 30 * dayS);
    expect(await countOf('allowances')).toBe(2);
  });
});

describe('a token of who has not signed in', () => {
  const save = async (kind: 'visitor' | 'reader', from = 0) => {
    const hash = newHash();
    await saveToken(database.db, { hash, kind, issuedAt: after(from), expiresAt: after(from + 600) });
    return hash;
  };

  test('is of its kind until it ends, and taken away then', async () => {
    const [visitor, reader] = [await save('visitor'), await save('reader', 1)];
    const kindOf = (hash: Buffer, from: number) => findTokenKind(database.db, hash, after(from));
    expect([await kindOf(visitor, 599), await kindOf(reader, 600)]).toEqual(['visitor', 'reader']);
    expect([await kindOf(visitor, 600), await kindOf(newHash(), 0)]).toEqual([undefined, undefined]);
    await save('visitor', 600);
    expect([await kindOf(visitor, 0), await kindOf(reader, 0)]).toEqual([undefined, 'reader']);
  });

  test('takes away twenty at most, those that ended first', async () => {
    for (let from = 22; from > 0; from -= 1) {
      await database.pool.query(
        `insert into anonymous_tokens (token_hash, kind, issued_at, expires_at) values ($1, 'visitor', $2, $3)`,
        [newHash(), after(-100), after(-from)],
      );
    }
    await save('visitor');
    const { rows } = await database.pool.query('select expires_at from anonymous_tokens order by 1');
    expect(rows.map((row) => row.expires_at)).toEqual([after(-2), after(-1), after(600)]);
  });
});

describe('a new password', () => {
  async function ask(from = 0) {
    const reset = { ref: randomUUID(), subjectId: randomUUID(), codeRef: randomUUID() };
    await run((trx) => saveReset(trx, { ...reset, requestedAt: after(from), expiresAt: after(from + 600) }));
    return reset;
  }
  type Ask = (reset: { ref: string; subjectId: string }, from?: number) => Promise<unknown>;
  const codeRefOf: Ask = (reset, from = 0) => findCodeRef(database.db, reset, after(from));
  const verified: Ask = (reset, from = 0) => isVerified(database.db, reset, after(from));
  const use: Ask = (reset, from = 0) => run((trx) => useVerified(trx, reset, after(from)));

  test('is asked for by a reference, of one person and for a while', async () => {
    const [reset, other] = [await ask(), await ask()];
    const mixed = [
      { ...reset, subjectId: other.subjectId },
      { ...reset, ref: other.ref },
    ];
    expect(await codeRefOf(reset, 599)).toBe(reset.codeRef);
    expect(await codeRefOf(reset, 600)).toBeUndefined();
    for (const wrong of mixed) expect(await codeRefOf(wrong)).toBeUndefined();
    expect([await verified(reset), await use(reset)]).toEqual([false, false]);
    await run((trx) => markVerified(trx, reset.ref, at));
    expect(await verified(other)).toBe(false);
    for (const wrong of mixed) expect([await verified(wrong), await use(wrong)]).toEqual([false, false]);
    expect([await verified(reset, 600), await use(reset, 600)]).toEqual([false, false]);
    expect([await verified(reset, 599), await use(reset, 599), await use(reset, 599)]).toEqual([true, true, false]);
    expect(await codeRefOf(other)).toBe(other.codeRef);
  });

  test('makes all that the person asked for before worthless, and what is over goes away', async () => {
    const [reset, other] = [await ask(), await ask()];
    await run((trx) => forgetResets(trx, reset.subjectId));
    expect([await codeRefOf(reset), await codeRefOf(other)]).toEqual([undefined, other.codeRef]);
    await ask(600);
    expect(await countOf('password_resets')).toBe(1);
  });
});

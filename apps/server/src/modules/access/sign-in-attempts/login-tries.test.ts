import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createLoginTries } from './login-tries.ts';

const [maxTries, lockS] = [3, 600];
const began = new Date('2026-03-10T03:00:00Z');

let database: TestDatabase;
let at: Date;
const passes = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1_000);
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  at = began;
  await database.pool.query('truncate login_tries');
});

const tries = () =>
  createLoginTries({ db: database.db, now: () => at, key: async () => Buffer.alloc(32, 7), maxTries, lockS });

const knownDevice = Buffer.alloc(32, 1);
const wrong = (loginId: string, device?: Buffer) =>
  tries().evaluate({ loginId, knownDevice: device }, async () => false);
const right = (loginId: string, device?: Buffer) =>
  tries().evaluate({ loginId, knownDevice: device }, async () => true);

async function lockOut(loginId: string, device?: Buffer): Promise<void> {
  for (let nth = 0; nth < maxTries; nth += 1) await wrong(loginId, device);
}

const lockEnd = (loginId: string) => tries().lockedUntil(database.db, loginId);
const later = (seconds: number) => new Date(began.getTime() + seconds * 1_000);

describe('wrong passwords in a row', () => {
  test('lock a login id, however it is written, and no other one', async () => {
    expect(await wrong('mya@mail.example')).toBe('wrong');
    expect(await wrong('Mya@Mail.example')).toBe('wrong');
    expect(await wrong('mya@mail.example')).toBe('last-wrong');
    expect(await right('MYA@mail.example')).toBe('locked');
    expect(await right('hla@mail.example')).toBe('right');
    expect(await lockEnd('hla@mail.example')).toBeNull();
  });

  test('lock for as long as is set, to the second, and then begin again', async () => {
    await lockOut('mya@mail.example');
    expect(await lockEnd('mya@mail.example')).toEqual(later(lockS));
    passes(lockS - 1);
    expect(await right('mya@mail.example')).toBe('locked');
    passes(1);
    expect(await lockEnd('mya@mail.example')).toBeNull();
    expect(await wrong('mya@mail.example')).toBe('wrong');
    expect(await lockEnd('mya@mail.example')).toBeNull();
  });

  test('of attackers do not lock a device that its owner has signed in with, nor the other way round', async () => {
    await lockOut('mya@mail.example');
    expect(await right('mya@mail.example', knownDevice)).toBe('right');
    expect(await right('mya@mail.example')).toBe('locked');
    await lockOut('hla@mail.example', knownDevice);
    expect(await right('hla@mail.example', knownDevice)).toBe('locked');
    expect(await right('hla@mail.example')).toBe('right');
  });

  test('are told by the lock that ends last, and one wrong password is no lock', async () => {
    await lockOut('mya@mail.example');
    passes(60);
    await lockOut('mya@mail.example', knownDevice);
    expect(await lockEnd('mya@mail.example')).toEqual(later(lockS + 60));
    await wrong('hla@mail.example');
    expect(await lockEnd('hla@mail.example')).toBeNull();
  });
});

test('a right password forgets the wrong ones before it, of that login id and that side alone', async () => {
  for (const loginId of ['mya@mail.example', 'hla@mail.example']) {
    for (const device of [undefined, knownDevice]) for (const _ of [1, 2]) await wrong(loginId, device);
  }
  expect(await right('mya@mail.example')).toBe('right');
  expect(await wrong('mya@mail.example')).toBe('wrong');
  expect(await wrong('mya@mail.example', knownDevice)).toBe('last-wrong');
  expect(await wrong('hla@mail.example')).toBe('last-wrong');
});

test('a try that could not be evaluated is given back, of that login id and that side alone', async () => {
  for (const loginId of ['mya@mail.example', 'hla@mail.example']) for (const _ of [1, 2]) await wrong(loginId);
  for (const _ of [1, 2]) await wrong('mya@mail.example', knownDevice);
  const fails = tries().evaluate({ loginId: 'mya@mail.example' }, () => Promise.reject(new Error('no database')));
  await expect(fails).rejects.toThrow('no database');
  expect(await wrong('mya@mail.example')).toBe('last-wrong');
  expect(await wrong('mya@mail.example', knownDevice)).toBe('last-wrong');
  expect(await wrong('hla@mail.example')).toBe('last-wrong');
});

test('to lift a lock lifts it for attackers and known devices, of that login id alone', async () => {
  await lockOut('mya@mail.example');
  await lockOut('mya@mail.example', knownDevice);
  await lockOut('hla@mail.example');
  await tries().forget(database.db, 'Mya@mail.example');
  expect(await right('mya@mail.example')).toBe('right');
  expect(await right('mya@mail.example', knownDevice)).toBe('right');
  expect(await right('hla@mail.example')).toBe('locked');
});

test('counts of a day ago are forgotten, and younger ones are not', async () => {
  await wrong('mya@mail.example');
  passes(1);
  await wrong('hla@mail.example');
  passes(24 * 60 * 60 - 1);
  await wrong('aung@mail.example');
  const { rows } = await database.pool.query('select last_try_at from login_tries order by 1');
  expect(rows.map(({ last_try_at }) => last_try_at)).toEqual([later(1), at]);
});

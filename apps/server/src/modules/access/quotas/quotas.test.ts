import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createQuotas, type Quotas } from './index.ts';

const start = new Date('2026-03-01T00:00:00Z');
let at = start;
let database: TestDatabase;
let quotas: Quotas;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 16 });
  quotas = createQuotas({ now: () => at, key: async () => Buffer.alloc(32, 1) });
});
afterAll(() => database.drop());

const ask = (owner: string, what = 'letters') => quotas.take(database.db, { what, owner, max: 3, periodS: 100 });
const take = async (owner: string, what?: string) => (await ask(owner, what)).isGiven;

const later = (seconds: number) => {
  at = new Date(start.getTime() + seconds * 1000);
};

test('gives as many as allowed, then none until the period that began with the first is over', async () => {
  later(0);
  expect([await take('mya'), await take('mya')]).toEqual([true, true]);
  later(99);
  expect([await take('mya'), await take('mya')]).toEqual([true, false]);
  later(100);
  expect([await take('mya'), await take('mya'), await take('mya'), await take('mya')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('says how many are left, and then how long to wait', async () => {
  later(0);
  expect([await ask('nu'), await ask('nu')]).toEqual([
    { isGiven: true, left: 2 },
    { isGiven: true, left: 1 },
  ]);
  later(30);
  expect([await ask('nu'), await ask('nu')]).toEqual([
    { isGiven: true, left: 0 },
    { isGiven: false, retryAfterS: 70 },
  ]);
});

test('counts each holder and each thing by itself', async () => {
  for (let taken = 0; taken < 3; taken += 1) await take('hla');
  expect(await take('hla')).toBe(false);
  expect(await take('aye')).toBe(true);
  expect(await take('hla', 'parcels')).toBe(true);
});

test('gives no more when a hundred ask at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => take('crowd')));
  expect(answers.filter(Boolean)).toHaveLength(3);
});

test('forgets holders after a month', async () => {
  later(31 * 24 * 60 * 60);
  await take('newcomer');
  const { rows } = await database.pool.query('select 1 from allowances');
  expect(rows).toHaveLength(1);
});

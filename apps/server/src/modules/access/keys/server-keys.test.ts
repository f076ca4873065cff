import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createServerKeys, openServerKeys } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 16 });
});
beforeEach(() => database.pool.query('truncate server_keys'));
afterAll(() => database.drop());

const [first, second] = [randomBytes(32), randomBytes(32)];
const open = (current: Buffer, ...before: Buffer[]) => openServerKeys(database.db, { current, before });
const keyFor = (purpose: 'codes' | 'outbox') => createServerKeys(database.db)(purpose);

async function rows(): Promise<{ purpose: string; key: Buffer; wrapped_by: string | null }[]> {
  return (await database.pool.query('select purpose, key, wrapped_by from server_keys order by purpose')).rows;
}

test('processes that start at the same moment agree on one key', async () => {
  await Promise.all(Array.from({ length: 8 }, () => open(first)));
  const keys = await Promise.all(Array.from({ length: 8 }, () => keyFor('codes')));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
});

describe('what protects hashes', () => {
  test('cannot be read out of the database alone [SEC-017]', async () => {
    await open(first);
    const key = await keyFor('codes');
    const kept = await rows();
    expect(kept.length).toBeGreaterThan(8);
    for (const row of kept) {
      expect(row.wrapped_by).not.toBeNull();
      expect(row.key.includes(key)).toBe(false);
    }
    await expect(open(second)).rejects.toThrow(/^The keys in the database are wrapped with another secret/);
  });

  test('is the same after the secret was changed, which the one before can no longer open [SEC-017]', async () => {
    await open(first);
    const [codes, outbox] = [await keyFor('codes'), await keyFor('outbox')];
    await open(second, first);
    expect([await keyFor('codes'), await keyFor('outbox')]).toEqual([codes, outbox]);
    await open(second);
    expect(await keyFor('codes')).toEqual(codes);
    await expect(open(first)).rejects.toThrow('SECRET_KEY_BEFORE');
  });

  test('of a server that kept it open before is wrapped at the next start [SEC-017]', async () => {
    const key = await keyFor('codes');
    expect((await rows())[0]).toEqual({ purpose: 'codes', key, wrapped_by: null });
    await open(first);
    expect((await rows()).every(({ wrapped_by }) => wrapped_by !== null)).toBe(true);
    expect(await keyFor('codes')).toEqual(key);
  });

  test('opens for its own purpose only [SEC-017]', async () => {
    await open(first);
    await database.pool.query(
      `update server_keys set key = (select key from server_keys where purpose = 'codes') where purpose = 'outbox'`,
    );
    await expect(open(first)).rejects.toThrow();
  });
});

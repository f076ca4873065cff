import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { createServerKeys } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 16 });
});
afterAll(() => database.drop());

test('processes that start at the same moment agree on one key', async () => {
  const processes = Array.from({ length: 16 }, () => createServerKeys(database.db));
  const keys = await Promise.all(processes.map((getKey) => getKey('analytics-visitor')));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  const { rowCount } = await database.pool.query('select 1 from server_keys');
  expect(rowCount).toBe(1);
});

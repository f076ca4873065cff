import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTables, readPlans } from '../../db/testing/read-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { countMessages, findMessages, type MessageFilter } from './store.ts';

let database: TestDatabase;
const customerId = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  database = await createTestDatabase();
  await fillTables(database, [
    `insert into inbox_messages (id, customer_id, type, category, body, created_at)
     select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad((n % 2000)::text, 12, '0'))::uuid, 'AccountCompleted',
       (array['Information', 'System', 'Promotion', 'KYCUpdate'])[1 + (n / 2000) % 4], '{}', now() - n * interval '1 minute'
     from generate_series(1, 40000) n`,
  ]);
});
afterAll(() => database.drop());

const all: MessageFilter = { from: undefined, before: undefined, type: undefined, category: undefined };
const page = { number: 2, size: 10 };

test.each([
  ['any', all],
  ['of a category', { ...all, category: 'System' }],
  ['of some days', { ...all, from: new Date('2020-01-01'), before: new Date('2100-01-01') }],
  ['of a type', { ...all, type: 'AccountCompleted' }],
] as const)('a page of messages, %s, is read from an index and never by looking through all', async (_, filter) => {
  const { steps, indexes } = await readPlans(database, async (db) => {
    expect(await findMessages(db, customerId, filter, page)).toHaveLength(filter.category ? 0 : 10);
    await countMessages(db, customerId, filter);
  });
  expect(steps).not.toContain('Seq Scan');
  expect(indexes.length).toBeGreaterThan(0);
  for (const index of indexes) expect(index).toMatch(/^inbox_messages_by_(customer|category)$/);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { fillWithMany, someCustomer } from '../../../testing/lists/many-rows.ts';
import { readPlans } from '../../../testing/lists/read-plans.ts';
import { countMessages, findMessages, type MessageFilter } from './store.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillWithMany(database, { customers: 400, messagesEach: 100, ordersEach: 1 });
});
afterAll(() => database.drop());

const all: MessageFilter = { from: undefined, before: undefined, type: undefined, category: undefined };
const page = { number: 1, size: 10 };

test.each([
  ['any', all],
  ['of a category', { ...all, category: 'System' }],
  ['of some days', { ...all, from: new Date('2020-01-01'), before: new Date('2100-01-01') }],
  ['of a type', { ...all, type: 'AccountCompleted' }],
] as const)('a page of messages, %s, is read from an index, sorted as it is', async (_, filter) => {
  const { steps, indexes } = await readPlans(database, async (db) => {
    expect(await findMessages(db, someCustomer(1), filter, page)).toHaveLength(10);
    await countMessages(db, someCustomer(1), filter);
  });
  expect(steps).not.toContain('Seq Scan');
  expect(steps).not.toContain('Sort');
  expect(indexes.length).toBeGreaterThan(0);
  for (const index of indexes) expect(index).toMatch(/^inbox_messages_by_(customer|category)$/);
});

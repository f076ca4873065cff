import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { fillWithMany } from '../../../testing/lists/many-rows.ts';
import { readPlans } from '../../../testing/lists/read-plans.ts';
import { findCandidates } from '../../customers/duplicates/store.ts';
import { countQueue, findQueue, type QueueFilter } from './queue-store.ts';

let database: TestDatabase;
const staffId = '00000000-0000-4000-8000-000000000001';
const at = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  await fillWithMany(database, { customers: 2_000, messagesEach: 1, ordersEach: 10 });
});
afterAll(() => database.drop());

const all: QueueFilter = {
  queue: 'cases',
  branches: null,
  status: 'WAITING',
  accountClass: undefined,
  branchCode: undefined,
  identity: undefined,
  submittedBefore: undefined,
  heldBy: undefined,
  after: undefined,
};

const filters: readonly [string, Partial<QueueFilter>][] = [
  ['cases_by_status', {}],
  ['cases_by_status', { after: { at: '2020-01-01T00:00:00.000Z', id: staffId } }],
  ['cases_by_status', { submittedBefore: new Date('2100-01-01') }],
  ['cases_by_class', { accountClass: '325' }],
  ['cases_by_branch', { branchCode: '017' }],
  ['cases_by_identity', { identity: 'PENDING' }],
  ['cases_by_holder', { heldBy: staffId }],
];

test.each(filters)('a page of the queue is read in the order of %s: %o [DSK-002]', async (index, filter) => {
  const { steps, indexes } = await readPlans(database, async (db) => {
    await findQueue(db, { ...all, ...filter }, { at, limit: 26 });
  });
  expect(steps).not.toContain('Seq Scan');
  expect(steps).not.toContain('Sort');
  expect(indexes).toContain(index);
});

test('the queue is counted by an index, and no further than anybody reads [DSK-002]', async () => {
  const { steps, indexes } = await readPlans(database, async (db) => {
    expect(await countQueue(db, all, staffId, at)).toMatchObject({ waiting: 1000, proposed: 0, mine: 0 });
  });
  expect(steps).not.toContain('Seq Scan');
  expect(indexes).toContain('cases_by_status');
});

test('who may be the applicant is found by indexes [DSK-004]', async () => {
  const { steps, indexes } = await readPlans(database, async (db) => {
    const person = { name: 'MYA MYA', fatherName: 'U HLA', idType: 'NRC', idValue: 'NRC1', phone: '0910000002' };
    const applicant = { ...person, customerId: staffId, birthDate: '1960-01-05', nameKey: 'MY-MY' };
    expect((await findCandidates(db, applicant)).length).toBeGreaterThan(1);
  });
  expect(steps).not.toContain('Seq Scan');
  expect(indexes).toContain('customers_by_name_key');
});

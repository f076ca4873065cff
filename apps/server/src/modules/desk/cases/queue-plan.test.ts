import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { fillWithMany, someCustomer, someName } from '../../../testing/lists/many-rows.ts';
import { readPlans } from '../../../testing/lists/read-plans.ts';
import { dayS, later } from '../../../time.ts';
import { findCandidates } from '../../customers/duplicates/store.ts';
import { readSearch } from '../customers/search-words.ts';
import { searchCustomers } from '../customers/store.ts';
import { countQueues, findQueue, type QueueConditions, type QueuePage } from './queue-store.ts';

let database: TestDatabase;
const staffId = '00000000-0000-4000-8000-000000000001';
const at = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  await fillWithMany(database, { customers: 2_000, messagesEach: 1, ordersEach: 10 });
});
afterAll(() => database.drop());

const all: QueueConditions = { branches: null, status: 'WAITING' };
const first: QueuePage = { after: undefined, order: 'oldest', limit: 26 };
const held = (by: 'staff' | 'nobody' | 'others') => ({ held: { by, staffId, at } });

const filters: readonly [string, Partial<QueueConditions>, Partial<QueuePage>][] = [
  ['queue_by_status', {}, {}],
  ['queue_by_status', {}, { after: { at: '2020-01-01T00:00:00.000Z', id: staffId } }],
  ['queue_by_status', {}, { order: 'newest' }],
  ['queue_by_status', { submittedBefore: new Date('2100-01-01') }, {}],
  ['queue_of_corrected', { mark: 'corrected' }, {}],
  ['queue_by_status', { mark: 'identity-not-verified' }, {}],
  ['queue_by_status', held('nobody'), {}],
  ['cases_by_status', { queue: 'cases' }, {}],
  ['cases_by_class', { accountClass: '325' }, {}],
  ['queue_by_branch', { branchCode: '017' }, {}],
  ['cases_by_identity', { identity: 'PENDING' }, {}],
  ['queue_by_status_and_due', { status: 'PROPOSED' }, { order: 'due' }],
  ['queue_by_due', {}, { order: 'due' }],
  ['queue_by_due', {}, { order: 'due', after: { at: '2020-01-01T00:00:00.000Z', id: staffId } }],
  ['queue_by_due', { status: undefined, due: { state: 'late', at } }, { order: 'due' }],
  ['queue_by_due', { status: undefined, due: { state: 'soon', at } }, { order: 'due' }],
];

test.each(filters)(
  'a page of the queue is read in the order of %s: %o %o [DSK-002, DSK-029, DSK-030]',
  async (index, asked, page) => {
    const { steps, indexes } = await readPlans(database, async (db) => {
      await findQueue(db, { ...all, ...asked }, { ...first, ...page });
    });
    expect(steps).not.toContain('Seq Scan');
    expect(steps).not.toContain('Sort');
    expect(indexes).toContain(index);
  },
);

test('a page of some branches is the first of the pages of each, by an index [DSK-029, DSK-033]', async () => {
  const { readWhole, indexes } = await readPlans(database, async (db) => {
    const found = await findQueue(db, { ...all, branches: ['017', '018'] }, first);
    expect(found).toHaveLength(26);
    expect(new Set(found.map(({ found: { branchCode } }) => branchCode))).toEqual(new Set(['017', '018']));
  });
  expect(readWhole).toEqual([]);
  expect(indexes).toContain('queue_by_branch');
});

test('what somebody holds or is given is read by indexes [DSK-029, DSK-032]', async () => {
  const { steps, indexes } = await readPlans(database, async (db) => {
    await findQueue(db, { branches: null, ...held('staff') }, first);
    await findQueue(db, { branches: null, ...held('staff') }, { ...first, order: 'due' });
  });
  expect(steps).not.toContain('Seq Scan');
  expect(indexes).toEqual(expect.arrayContaining(['cases_by_holder', 'cases_by_assignee']));
});

test('what is late in some branches is read by an index [DSK-030, DSK-033]', async () => {
  const { readWhole, indexes } = await readPlans(database, async (db) => {
    const late = { status: undefined, branches: ['017', '018'], due: { state: 'late', at: later(at, dayS) } } as const;
    expect(await findQueue(db, late, { ...first, order: 'due' })).toHaveLength(26);
    expect(await countQueues(db, { late })).toEqual({ late: expect.any(Number) });
  });
  expect(readWhole).toEqual([]);
  expect(indexes).toContain('queue_by_branch_and_due');
});

test('a customer’s cases are found by an index, whatever their status [DSK-029]', async () => {
  const { readWhole, indexes } = await readPlans(database, async (db) => {
    await findQueue(db, { branches: null, application: 7 }, first);
    await findQueue(db, { branches: null, customerIds: [staffId] }, first);
  });
  expect(readWhole).toEqual([]);
  expect(indexes).toContain('cases_by_customer');
});

test('the cases of many customers of one name are read one customer after the other [DSK-029]', async () => {
  const customerIds = Array.from({ length: 200 }, (_, number) => someCustomer(number));
  const { readWhole, indexes } = await readPlans(database, async (db) => {
    const found = await findQueue(db, { branches: null, customerIds }, first);
    const later = await findQueue(db, { branches: null, customerIds }, { ...first, after: found.at(-1)?.place });
    const places = [...found, ...later].map(({ place }) => place.at);
    expect(places).toHaveLength(52);
    expect(places).toEqual(places.toSorted());
  });
  expect(readWhole).toEqual([]);
  expect(indexes).toContain('cases_by_customer');
  expect(indexes).not.toContain('queue_by_status');
});

test.each([
  ['customers_by_beginning_of_phone', '0910000007'],
  ['customers_by_words_of_name', someName(7)],
  ['customers_by_beginning_of_login_id', '7@example.com'],
  ['customers_by_beginning_of_id_value', '12/NRC(N)'],
])('staff search customers by %s [DSK-011]', async (index, text) => {
  const { readWhole, indexes } = await readPlans(database, (db) =>
    searchCustomers(db, readSearch(text), { branches: null, size: 50 }),
  );
  expect(readWhole).toEqual([]);
  expect(indexes).toContain(index);
});

test('the queue is counted by an index, and no further than anybody reads [DSK-002]', async () => {
  const { steps, indexes } = await readPlans(database, async (db) => {
    const counts = await countQueues(db, { waiting: all, mine: { branches: null, ...held('staff') } });
    expect(counts).toEqual({ waiting: 1000, mine: 0 });
  });
  expect(steps).not.toContain('Seq Scan');
  expect(indexes).toContain('queue_by_status');
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

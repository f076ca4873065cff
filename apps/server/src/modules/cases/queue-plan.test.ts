import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTables, readPlans } from '../../db/testing/read-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { countQueue, findQueue, type QueueFilter } from './queue-store.ts';

let database: TestDatabase;
const staffId = '00000000-0000-4000-8000-000000000001';
const at = new Date('2026-03-01T04:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  await fillTables(database, [
    `insert into staff (id, login_id, name, roles, sessions_since, created_at)
     select gen_random_uuid(), n || '@bank.example', 'Thida', '{maker}', now(), now() from generate_series(1, 2000) n`,
    `insert into customers (id, login_id, password_hash, full_name, father_name, id_type, id_value, country, nationality, phone, birth_date,
       gender, current_state, current_township, current_address, current_country, permanent_state, permanent_township,
       permanent_address, permanent_country, language, created_at, password_changed_at)
     select gen_random_uuid(), n || '@example.com', 'x', 'MYA MYA', 'U HLA', 'NRC', 'NRC' || n, 'MM', 'MM', '09' || (10000000 + n),
       '1990-01-01', 'F', 'x', 'x', 'x', 'MM', 'x', 'x', 'x', 'MM', 'en', now(), now()
     from generate_series(1, 2000) n`,
    `insert into applications (authorization_req_id, customer_id, account_class, currency, status, created_at)
     select gen_random_uuid(), gen_random_uuid(), (array['301', '325', '101', '137'])[1 + n % 4], 'MMK', 'PENDING',
       timestamptz '2026-03-01' - n * interval '1 minute'
     from generate_series(1, 20000) n`,
    `insert into orders (authorization_req_id, customer_id, record, marks, created_at)
     select authorization_req_id, customer_id, '{}', '{}', created_at from applications`,
    `insert into cases (authorization_req_id, customer_id, account_class, branch_code, identity_status, status, handed_in_at)
     select authorization_req_id, customer_id, account_class, lpad((extract(minute from created_at)::int)::text, 3, '0'),
       case when extract(minute from created_at) = 7 then 'PENDING' else 'VERIFIED' end,
       case when extract(hour from created_at) < 20 then 'WAITING' else 'COMPLETED' end, created_at
     from applications`,
  ]);
});
afterAll(() => database.drop());

const all: QueueFilter = {
  status: 'WAITING',
  accountClass: undefined,
  branchCode: undefined,
  identity: undefined,
  handedInBefore: undefined,
  heldBy: undefined,
  after: undefined,
};

const filters: readonly [string, Partial<QueueFilter>][] = [
  ['cases_by_status', {}],
  ['cases_by_status', { after: { handedInAt: '2026-02-20 00:00:00+00', id: staffId } }],
  ['cases_by_status', { handedInBefore: new Date('2026-02-20') }],
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
    expect(await countQueue(db, staffId, at)).toMatchObject({ waiting: 1000, proposed: 0, mine: 0 });
  });
  expect(steps).not.toContain('Seq Scan');
  expect(indexes).toContain('cases_by_status');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { fillWithMany, someCustomer } from '../../../testing/lists/many-rows.ts';
import { readPlans } from '../../../testing/lists/read-plans.ts';
import { listOrders } from './list-orders.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillWithMany(database, { customers: 2_000, messagesEach: 1, ordersEach: 10 });
  // Cards of everybody but the one who asks.
  await database.pool.query(
    `with made as (
       insert into applications (authorization_req_id, customer_id, kind, status, created_at, ended_at)
       select gen_random_uuid(), id, 'card', 'CANCELED', now(), now()
       from customers, generate_series(1, 5) where id <> $1 returning authorization_req_id, customer_id, created_at
     )
     insert into orders (authorization_req_id, customer_id, record, marks, created_at, service_type)
     select authorization_req_id, customer_id, '{}', '{}', created_at, 'CREDITCARD' from made`,
    [someCustomer(1)],
  );
  await database.pool.query('analyze applications, orders');
});
afterAll(() => database.drop());

test.each([
  ['any', { from: undefined, before: undefined }],
  ['of some days', { from: new Date('2020-01-01'), before: new Date('2100-01-01') }],
])(
  'a page of orders with its services, %s, is read from indexes and never by looking through all',
  async (_, filter) => {
    const asked = { customerId: someCustomer(1), filter, page: { number: 1, size: 15 }, language: 'en' } as const;
    const { steps, indexes } = await readPlans(database, async (db) => {
      const { Details, TotalCount } = await listOrders(asked, db);
      expect([Details.length, TotalCount]).toEqual([10, 10]);
      expect(Details.flatMap(({ Services }) => Services)).toHaveLength(10);
    });
    expect(steps).not.toContain('Seq Scan');
    expect(indexes).toEqual(
      expect.arrayContaining([
        'orders_by_customer',
        'applications_authorization_req_id_unique',
        'one_service_of_a_kind_per_order',
      ]),
    );
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTables, readPlans } from '../../db/testing/read-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { countOrders, findOrderedServices, findOrders } from './store.ts';

let database: TestDatabase;
const customerId = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  database = await createTestDatabase();
  await fillTables(database, [
    `insert into applications (authorization_req_id, customer_id, account_class, currency, status, created_at)
     select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad((n % 2000)::text, 12, '0'))::uuid, '301', 'MMK', 'REJECTED',
       now() - n * interval '1 minute'
     from generate_series(1, 20000) n`,
    `insert into orders (authorization_req_id, customer_id, record, marks, created_at)
     select authorization_req_id, customer_id, '{}', '{}', created_at from applications`,
    `insert into ordered_services (authorization_req_id, service_id, name_en, name_mm, created_at)
     select authorization_req_id, 'PASSBOOK', 'Passbook', 'Passbook', created_at from orders`,
  ]);
});
afterAll(() => database.drop());

test('a page of orders with its services is read from indexes and never by looking through all', async () => {
  const all = { from: undefined, before: undefined };
  const { steps, indexes } = await readPlans(database, async (db) => {
    await countOrders(db, customerId, all);
    const orders = await findOrders(db, customerId, all, { number: 1, size: 15 });
    expect(orders).toHaveLength(10);
    const ids = orders.map(({ authorizationReqId }) => authorizationReqId);
    expect(await findOrderedServices(db, ids)).toHaveLength(10);
  });
  expect(steps).not.toContain('Seq Scan');
  expect(indexes).toEqual(
    expect.arrayContaining([
      'orders_by_customer',
      'applications_authorization_req_id_unique',
      'one_service_of_a_kind_per_order',
    ]),
  );
});

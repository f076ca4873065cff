import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bearer, type Customers, createCustomers } from '../sessions/testing/customers.ts';
import { createResetClient, type ResetClient } from './testing/reset-client.ts';

let server: TestServer;
let customers: Customers;
let client: ResetClient;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_SIGN_IN: '100000', DATABASE_POOL_SIZE: '16' });
  customers = await createCustomers(server);
  client = createResetClient(server, customers);
});
afterAll(() => server.stop());

test('who signs in with the old password while it is replaced is not left signed in [SEC-008]', async () => {
  const mya = await customers.add();
  const ref = await client.verified(mya);
  const signingIn = Array.from({ length: 8 }, () => customers.login(mya.loginId));
  const replaced = await client.setPassword(mya.loginId, ref, 'Chindwin9Myit');
  expect(replaced.status).toBe(200);
  for (const answer of await Promise.all(signingIn)) {
    const body = (await answer.json()) as { Data?: { accesstoken: string } };
    if (!body.Data) continue;
    expect((await server.get('/api/auth/sessions', bearer(body.Data.accesstoken))).status).toBe(401);
  }
});

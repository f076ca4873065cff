import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createOpener } from '../applications/testing/opener.ts';
import { type Customers, createCustomers } from '../sessions/testing/customers.ts';

let server: TestServer;
let customers: Customers;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000' });
  customers = await createCustomers(server);
});
afterAll(() => server.stop());

test('a check is of the photos that were there: who sends another one afterwards is not verified [SEC-003]', async () => {
  const opener = await createOpener(server, customers, await customers.add());
  await opener.addFiles(['PRIMARY-FRONT', 'PRIMARY-BACK']);
  await opener.addCheck('VERIFIED');
  await opener.leave('biomatric');
  expect(await opener.stored()).toMatchObject({ IdentityStatus: 'VERIFIED', BiometricMatched: 'Y' });
  await opener.addFiles(['SIGNATURE']);
  expect(await opener.stored()).toMatchObject({ IdentityStatus: 'VERIFIED' });
  await opener.addFiles(['SELFIE-VIDEO']);
  const { IdentityStatus, BiometricMatched } = await opener.stored();
  expect([IdentityStatus, BiometricMatched]).not.toContain('VERIFIED');
  expect(BiometricMatched).not.toBe('Y');
});

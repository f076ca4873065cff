import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers } from '../../access/sessions/testing/customers.ts';
import { createOpener } from '../drafts/testing/opener.ts';

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

const checked = ['PRIMARY-FRONT', 'PRIMARY-BACK', 'SELFIE-VIDEO'];

test.each(checked)(
  'a check is of the files that were there: without the %s nobody is verified [SEC-003]',
  async (type) => {
    const opener = await createOpener(server, customers, await customers.add());
    await opener.addFiles(['SIGNATURE', ...checked]);
    await opener.addCheck('VERIFIED');
    await opener.leaveUpTo('terms-and-conditions');
    const code = await opener.codeOf(await opener.askForCode({ AuthorizationReqId: opener.id }));
    await opener.verify(code);
    await opener.removeFile(type);
    const { IdentityStatus, BiometricMatched } = await opener.stored();
    expect({ IdentityStatus, BiometricMatched }).toEqual({ IdentityStatus: null, BiometricMatched: null });
    await expectError(await opener.submit(), { status: 400, codes: ['TG1307'] });
    expect(await opener.rowsOf('orders')).toEqual([]);
  },
);

test('a check does not count again when the file that took the place of another is removed [SEC-003]', async () => {
  const opener = await createOpener(server, customers, await customers.add());
  await opener.addFiles(checked);
  await opener.addCheck('VERIFIED');
  await opener.removeFile('SELFIE-VIDEO');
  await opener.addFiles(['SELFIE-VIDEO']);
  expect(await opener.stored()).not.toMatchObject({ IdentityStatus: 'VERIFIED' });
  await opener.removeFile('SELFIE-VIDEO');
  expect(await opener.stored()).not.toMatchObject({ IdentityStatus: 'VERIFIED' });
});

test.each(checked)('the step of the check is not left again without the %s [SEC-003]', async (type) => {
  const opener = await createOpener(server, customers, await customers.add());
  await opener.addFiles(checked);
  await opener.addCheck('VERIFIED');
  await opener.leave('biomatric');
  await opener.removeFile(type);
  // Without a photo the photos are missing too.
  const codes = type === 'SELFIE-VIDEO' ? ['TG1001'] : ['TG1001', 'TG1001'];
  await expectError(await opener.save('biomatric'), { status: 400, codes });
});

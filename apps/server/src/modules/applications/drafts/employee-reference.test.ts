import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gatewayToken, startReferenceGateway } from '../../../bank/gateway/testing/reference-gateway.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createCustomers } from '../../access/sessions/testing/customers.ts';
import { createOpener, type Opener } from './testing/opener.ts';

const unknown = { employee: { staffId: '999999' } };
const notFound = { status: 400, codes: ['TG1504'] };
const limits = { RATE_LIMIT_SIGN_IN: '100000' };

/** Somebody who is asked for introducers, at a bank that has nobody but employee 100001. */
async function openerAt(server: TestServer): Promise<Opener> {
  const customers = await createCustomers(server);
  const opener = await createOpener(server, customers, await customers.add());
  await opener.addFiles();
  await opener.addCheck('VERIFIED');
  await opener.putAt('signature');
  return opener;
}

describe('an employee reference that nobody has checked', () => {
  let server: TestServer;
  let opener: Opener;
  beforeAll(async () => {
    server = await startTestServer(limits);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    opener = await openerAt(server);
  });

  test('does not slip through: the server asks the bank [INT-011, ERR-029, SEC-003]', async () => {
    const error = await expectError(await opener.save('introducers', unknown), notFound);
    expect(error.Details[0]?.ErrorDescription).toBe('Employee ID Not Found');
    expect((await opener.row()).record).toMatchObject({ ReferId: '100001' });
  });

  test('is refused with no introducers too, and left out is in order (G-140) [INT-004, INT-007]', async () => {
    const none = { introducers: { wanted: 'no' } } as const;
    await expectError(await opener.save('introducers', { ...none, ...unknown }), notFound);
    await opener.leave('introducers', { ...none, employee: { staffId: '' } });
    expect((await opener.row()).record).toMatchObject({ ReferId: '', Contacts: [] });
  });

  test('is tried ten times a day, by saving and by asking together, and the same one is free [SEC-011]', async () => {
    const employee = (staffId: string) => ({ employee: { staffId } });
    const ask = (staffId: string) => server.post('/api/create-account/check/employee', { staffId }, opener.token);
    const tooMany = { status: 429, codes: ['TG0429'] };
    for (let index = 0; index < 5; index += 1) {
      expect((await ask(`50000${index}`)).status).toBe(400);
      await expectError(await opener.save('introducers', employee(`50000${index}`)), notFound);
      await expectError(await opener.save('introducers', employee(`60000${index}`)), notFound);
    }
    await expectError(await opener.save('introducers', employee('100001')), tooMany);
    await expectError(await opener.save('introducers', employee('100001')), tooMany);
    await expectError(await ask('100001'), tooMany);
    await expectError(await opener.save('introducers', employee('600004')), notFound);
    await opener.leave('introducers', employee(''));
  });

  test('is kept with the order by name, which no look at the order asks the bank for again [ODD-016]', async () => {
    await opener.putAt('terms-and-conditions');
    await opener.putCode('right');
    expect(await opener.stored()).toMatchObject({ ReferId: '100001', EmployeeName: null });
    expect((await opener.submit()).status).toBe(200);
    await server.database.pool.query(`delete from bank_employees where staff_id = '100001'`);
    expect(await opener.stored()).toMatchObject({ ReferId: '100001', EmployeeName: 'KO KO' });
  });

  test('is told to staff when it is submitted, in case the bank could not say before', async () => {
    Object.assign(opener.answers, unknown);
    await opener.putAt('terms-and-conditions');
    await opener.putCode('right');
    expect((await opener.submit()).status).toBe(200);
    const { rows } = await server.database.pool.query('select marks from orders where authorization_req_id = $1', [
      opener.id,
    ]);
    expect(rows).toEqual([{ marks: ['employee-not-confirmed'] }]);
  });
});

test('a bank that does not answer keeps nobody from going on', async () => {
  const gateway = await startReferenceGateway();
  const server = await startTestServer({
    ...limits,
    BANK_URL: gateway.url.replace('//', `//:${encodeURIComponent(gatewayToken)}@`),
    BANK_ATTEMPTS: '1',
    // A server with a real bank starts with real channels only.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@bank.example',
    SMS_URL: 'http://:token@127.0.0.1:9/send',
  });
  const opener = await openerAt(server);
  await expectError(await opener.save('introducers', unknown), notFound);
  await gateway.stop();
  await opener.leave('introducers', unknown);
  expect((await opener.row()).record).toMatchObject({ ReferId: '999999' });
  await server.stop();
});

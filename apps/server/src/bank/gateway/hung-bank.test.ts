import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bearer, type Customers, createCustomers } from '../../modules/access/sessions/testing/customers.ts';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { hang, type OddGateway, startOddGateway } from './testing/odd-gateway.ts';
import { gatewayToken, type ReferenceGateway, startReferenceGateway } from './testing/reference-gateway.ts';

let reference: ReferenceGateway;
let gateway: OddGateway;
let server: TestServer;
let customers: Customers;
beforeAll(async () => {
  reference = await startReferenceGateway();
});
afterEach(async () => {
  await server.stop();
  await gateway.stop();
});
afterAll(() => reference.stop());

/** A server with a real bank starts with real channels only. Nothing is sent: no worker runs. */
const realChannels = {
  SMTP_URL: 'smtp://mail.bank.example',
  MAIL_FROM: 'no-reply@bank.example',
  SMS_URL: 'https://:token@sms.example/send',
};

/** The whole server with a bank behind a gateway, and a customer who is signed in. */
async function startPortal(settings: Record<string, string>) {
  gateway = await startOddGateway(reference.url);
  server = await startTestServer({
    ...realChannels,
    BANK_URL: gateway.url.replace('//', `//:${encodeURIComponent(gatewayToken)}@`),
    ...settings,
  });
  customers = await createCustomers(server);
  const { loginId } = await customers.add();
  const token = bearer((await customers.signIn(loginId)).accesstoken);
  const balances = () => server.post('/api/balances', { LOGIN_ID: loginId, IS_MASKED: 'False' }, token);
  return { loginId, balances };
}

const impatient = { BANK_TIMEOUT_MS: '500', BANK_ATTEMPTS: '2' };
/** For longer than a test takes. */
const patient = { BANK_TIMEOUT_MS: '60000', ANSWER_TIMEOUT_MS: '180000', BANK_ATTEMPTS: '1', BANK_MAX_CALLS: '20' };

describe('the bank hangs [REL-004]:', () => {
  test('balances are 504 in the shape of every failure after two tries, and may be asked for again', async () => {
    const { balances } = await startPortal(impatient);
    gateway.behaveAlways(hang);
    const answer = await balances();
    await expectError(answer, { status: 504, codes: [] });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(gateway.asked()).toEqual(['/customers/find', '/customers/find']);
  });

  test('pages, reference lists and sign-in are served while many still wait for it', async () => {
    const { loginId, balances } = await startPortal(patient);
    const reader = await server.tokenOf('reader');
    gateway.behaveAlways(hang);
    let answered = 0;
    const waiting = Array.from({ length: 60 }, async () => {
      const { status } = await balances();
      answered += 1;
      return status;
    });
    // Those whom the bank would have to serve beyond what it may hold are told at once.
    await expect.poll(() => answered).toBe(40);
    expect((await server.get('/')).status).toBe(200);
    expect((await server.get('/readyz')).status).toBe(200);
    expect((await server.get('/api/proxy/commonbank/v1/api/States', reader)).status).toBe(200);
    expect((await customers.login(loginId)).status).toBe(200);
    expect(answered).toBe(40);
    gateway.cutOff();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([504]));
  });

  test('after a few failures nobody waits for it any more', async () => {
    const { balances } = await startPortal(impatient);
    gateway.behaveAlways(hang);
    await Promise.all(Array.from({ length: 5 }, balances));
    const askedBefore = gateway.asked().length;
    expect((await balances()).status).toBe(504);
    expect(gateway.asked()).toHaveLength(askedBefore);
  });

  test('why is in the log, and the token of the bank is not [SEC-013]', async () => {
    const { balances } = await startPortal(impatient);
    gateway.behaveAlways(hang);
    await balances();
    const logged = server.logged();
    expect(logged).toContain('"code":"TIMEOUT"');
    for (const text of [gatewayToken, encodeURIComponent(gatewayToken)]) expect(logged).not.toContain(text);
  });
});

test('a bank that answers shows a customer what it has [SBX-004]', async () => {
  const { cifNo, accountNumber } = await reference.fixtures.addAccount({ balanceMinor: 1_234_56 });
  const { loginId, balances } = await startPortal({});
  await server.database.pool.query('update customers set cif_no = $1 where login_id = $2', [cifNo, loginId]);
  const answer = await balances();
  expect(await answer.json()).toEqual({
    Data: [{ ACCNO: accountNumber, AVLBAL: 1234.56, ACCLASS: '301', CURRENCY: 'MMK', INITIAL_DEPOSIT: null }],
  });
});

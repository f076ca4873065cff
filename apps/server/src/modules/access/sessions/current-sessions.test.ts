import { definitionOf } from '@taga/contract';
import { getCustomer, listSessions } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bearer, type Customers, comparable, createCustomers, type TestCustomer } from './testing/customers.ts';

let server: TestServer;
let customers: Customers;
let mya: TestCustomer;
let aung: TestCustomer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_SIGN_IN: '100000' });
  customers = await createCustomers(server);
});
beforeEach(async () => {
  mya = await customers.add();
  aung = await customers.add();
});
afterAll(() => server.stop());

async function sessionsOf(token: { authorization: string }) {
  const answer = await server.get('/api/auth/sessions', token);
  expect(answer.status).toBe(200);
  return definitionOf(listSessions).answer.parse(await answer.json()).Data;
}

describe('POST auth/me [API-013]', () => {
  test('answers with the customer of the session [API-013, SES-019]', async () => {
    const token = await customers.tokenOf(mya.loginId);
    const answer = await server.post('/api/auth/me', { LOGIN_ID: mya.loginId.toUpperCase() }, token);
    const { Data: data } = definitionOf(getCustomer).answer.parse(await answer.json());
    expect(data).toMatchObject({
      USER_ID: mya.id,
      LOGIN_ID: mya.loginId,
      USERNAME: 'MYA MYA',
      UID_TYPE: 'NRC',
      MOBILENO: mya.phone,
      PRODUCT_CODE: null,
      EXISTING_CUSTOMER: 'N',
    });
  });

  test("another's login id is answered like one that does not exist [SEC-001]", async () => {
    const token = await customers.tokenOf(mya.loginId);
    const another = await server.post('/api/auth/me', { LOGIN_ID: aung.loginId }, token);
    const unknown = await server.post('/api/auth/me', { LOGIN_ID: 'nobody@example.com' }, token);
    expect(another.status).toBe(404);
    expect(await comparable(another)).toEqual(await comparable(unknown));
  });
});

describe('where a customer is signed in [SEC-012]', () => {
  test('is listed with device and time, the latest first and the asking one marked', async () => {
    await customers.signIn(mya.loginId);
    const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0' };
    const { accesstoken } = await customers.signIn(mya.loginId, firefox);
    await customers.signIn(aung.loginId);
    const sessions = await sessionsOf(bearer(accesstoken));
    expect(sessions.map(({ DEVICE, CURRENT }) => [DEVICE, CURRENT])).toEqual([
      ['Firefox on Windows', true],
      ['Chrome on Android', false],
    ]);
    for (const { STARTED_AT, EXPIRES_AT } of sessions) {
      expect(Date.parse(EXPIRES_AT) - Date.parse(STARTED_AT)).toBe(3_600_000);
    }
  });

  test('tells two phones of one make apart, with the network each came from [SEC-016]', async () => {
    const [phone, other] = [customers.device(), customers.device()];
    await phone.signIn(mya.loginId);
    await other.signIn(mya.loginId);
    const { accesstoken } = await phone.signIn(mya.loginId);
    const sessions = await sessionsOf(bearer(accesstoken));
    expect(
      sessions.map(({ DEVICE, NETWORK, CURRENT, SAME_DEVICE }) => [DEVICE, NETWORK, CURRENT, SAME_DEVICE]),
    ).toEqual([
      ['Chrome on Android', '127.0.0.*', true, true],
      ['Chrome on Android', '127.0.0.*', false, false],
      ['Chrome on Android', '127.0.0.*', false, true],
    ]);
  });

  test('is said in the language of the call', async () => {
    const token = await customers.tokenOf(mya.loginId);
    const answer = await server.get('/api/auth/sessions?lang=mm', token);
    expect(definitionOf(listSessions).answer.parse(await answer.json()).Data[0]?.DEVICE).toBe('Android ပေါ်ရှိ Chrome');
  });

  test('can be ended from another device, at once and refresh token included', async () => {
    const lost = await customers.signIn(mya.loginId);
    const token = await customers.tokenOf(mya.loginId);
    const other = (await sessionsOf(token)).find(({ CURRENT }) => !CURRENT);
    const answer = await server.post('/api/auth/sessions/end', { SESSION_ID: other?.SESSION_ID }, token);
    expect(answer.status).toBe(200);
    expect((await server.get('/api/auth/sessions', bearer(lost.accesstoken))).status).toBe(401);
    expect((await customers.refresh(lost.RefreshToken)).status).toBe(401);
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  test("another customer's session is answered like one that does not exist, and goes on [SEC-001]", async () => {
    const token = await customers.tokenOf(mya.loginId);
    const tokenOfAung = await customers.tokenOf(aung.loginId);
    const [session] = await sessionsOf(tokenOfAung);
    const end = (id: string | undefined) => server.post('/api/auth/sessions/end', { SESSION_ID: id }, token);
    const another = await comparable(await end(session?.SESSION_ID));
    expect(another).toEqual(await comparable(await end('5f0c8d1e-6f5f-4f0f-9a64-0c4b7e1f2a3b')));
    expect(another).toMatchObject({ status: 404 });
    expect(await sessionsOf(tokenOfAung)).toHaveLength(1);
  });
});

describe('POST auth/logout [SEC-008]', () => {
  test('ends the session at once, and no other', async () => {
    const session = await customers.signIn(mya.loginId);
    const other = await customers.tokenOf(mya.loginId);
    expect((await server.post('/api/auth/logout', undefined, bearer(session.accesstoken))).status).toBe(200);
    const again = await server.post('/api/auth/logout', undefined, bearer(session.accesstoken));
    await expectError(again, { status: 401, codes: ['TG0401'] });
    await expectError(await customers.refresh(session.RefreshToken), { status: 401, codes: ['TG1103'] });
    expect(await sessionsOf(other)).toHaveLength(1);
  });
});

test('one customer cannot keep the server busy from many addresses [SEC-011]', async () => {
  const limited = await startTestServer({ RATE_LIMIT_CUSTOMER: '3', TRUST_PROXY: 'loopback', SANDBOX: 'true' });
  try {
    const people = await createCustomers(limited);
    const [busy, calm] = [await people.add(), await people.add()];
    const [token, calmToken] = [await people.tokenOf(busy.loginId), await people.tokenOf(calm.loginId)];
    const ask = (index: number) =>
      limited.get('/api/auth/sessions', { ...token, 'x-forwarded-for': `203.0.113.${index}` });
    for (const index of [1, 2, 3]) expect((await ask(index)).status).toBe(200);
    const refused = await ask(4);
    await expectError(refused, { status: 429, codes: ['TG0429'] });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.get('/api/auth/sessions', calmToken)).status).toBe(200);
  } finally {
    await limited.stop();
  }
});

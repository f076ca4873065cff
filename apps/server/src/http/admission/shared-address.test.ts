import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bearer, type Customers, createCustomers } from '../../modules/access/sessions/testing/customers.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { waitInSlowLane } from './slow-lane.ts';

/** The limits of one visitor, as low as a test needs them. A family is larger than any of them. */
const limits = { RATE_LIMIT_SIGN_IN: '6', RATE_LIMIT_CALLS: '6', RATE_LIMIT_REFRESH: '6', RATE_LIMIT_REFERENCE: '6' };
const familySize = 8;
const carrier = { 'x-forwarded-for': '203.0.113.7' };

// The clock stands: however slowly they come, all calls are of one minute.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

let server: TestServer;
let customers: Customers;
beforeAll(async () => {
  server = await startTestServer({ ...limits, TRUST_PROXY: 'loopback', SANDBOX: 'true', LOGIN_MAX_TRIES: '100' });
  customers = await createCustomers(server);
});
afterAll(() => server.stop());

const statusOf = async (answer: Promise<Response>) => (await answer).status;
const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const newVisitor = async () => {
  const answer = await server.get('/api/register/get_token', carrier);
  const { Data } = (await answer.json()) as { Data: { access_token: string } };
  return { ...bearer(Data.access_token), ...carrier };
};
const logIn = (loginId: string, headers: Record<string, string>) => customers.login(loginId, undefined, headers);
const refresh = (token: string) => server.post('/api/auth/refresh_token', { refresh_token: token }, carrier);
const listSessions = (token: string) => server.get('/api/auth/sessions', { ...bearer(token), ...carrier });

/** Signs in from a phone, looks around and has the tokens exchanged, as every customer does. */
async function useThePortal(loginId: string): Promise<number[]> {
  const visitor = await newVisitor();
  const signedIn = await logIn(loginId, visitor);
  const { Data } = (await signedIn.json()) as { Data: { accesstoken: string; RefreshToken: string } };
  const looked = await times(3, () => statusOf(listSessions(Data.accesstoken)));
  return [signedIn.status, ...looked, await statusOf(refresh(Data.RefreshToken))];
}

describe('behind one address of a mobile network [SEC-011, SEC-015]', () => {
  test('a family signs in and looks around beside one who floods every kind of call', async () => {
    const family = await times(familySize, () => customers.add());
    const flooder = await newVisitor();
    const madeUp = { ...bearer('A'.repeat(43)), ...carrier };
    const flood = async () => {
      const kinds = [
        () => server.post('/api/auth/forget_pwd', { LOGIN_ID: 'flood@example.com' }, flooder),
        () => server.get('/api/auth/sessions', madeUp),
        () => server.get('/api/auth/sessions', flooder),
        () => refresh('A'.repeat(43)),
        () => server.get('/api/register/get_token', carrier),
      ];
      return (await times(100, (index) => statusOf((kinds[index % kinds.length] as () => Promise<Response>)()))).filter(
        (status) => status === 429,
      ).length;
    };
    expect(await flood()).toBeGreaterThan(20);
    const served: number[][] = [];
    for (const { loginId } of family) {
      await flood();
      served.push(await useThePortal(loginId));
    }
    expect(served).toEqual(family.map(() => [200, 200, 200, 200, 200]));
  });

  test('who has a token or a device of their own has one count of it, wherever they are', async () => {
    const { loginId } = await customers.add();
    const { accesstoken } = await customers.signIn(loginId);
    const asked = await times(7, (index) =>
      statusOf(server.get('/api/auth/sessions', { ...bearer(accesstoken), 'x-forwarded-for': `203.0.113.${index}` })),
    );
    expect(asked.filter((status) => status === 429)).toHaveLength(1);
  });

  test('visitor tokens, which anyone gets, count for the address too, 20 times as much', async () => {
    const address = { 'x-forwarded-for': '203.0.113.99' };
    let refused = 0;
    for (let visitor = 0; visitor < 21; visitor += 1) {
      const token = { ...(await newVisitor()), ...address };
      const statuses = await times(6, () => statusOf(server.post('/api/auth/forget_pwd', { LOGIN_ID: 'x' }, token)));
      refused += statuses.filter((status) => status === 429).length;
    }
    expect(refused).toBe(6);
  });
});

test('new visitor tokens cost more the more of them an address takes [SEC-011]', () => {
  const waits = [1, 120, 121, 200, 400, 3000].map((count) => waitInSlowLane(count, 120));
  expect(waits).toEqual([0, 0, 10, 800, 2800, 5000]);
});

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCustomers } from '../../modules/access/sessions/testing/customers.ts';
import { signedInStaff } from '../../modules/staff/sessions/testing/staff.ts';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

// The clock stands: however slowly they come, all calls are of one minute.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

let server: TestServer;
afterEach(() => server.stop());

describe('rate limits [SEC-011]', () => {
  test('the call after the last one allowed is told when to come back', async () => {
    server = await startTestServer({ RATE_LIMIT_TOKENS: '3' });
    for (let call = 0; call < 3; call += 1) {
      expect((await server.get('/api/register/get_token')).status).toBe(200);
    }
    const answer = await server.get('/api/register/get_token');
    await expectError(answer, { status: 429, codes: ['TG0429'] });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('calls of one group share their count, other groups have their own', async () => {
    server = await startTestServer({ RATE_LIMIT_TOKENS: '2' });
    await server.get('/api/register/get_token');
    await server.post('/api/commonBank/getToken');
    expect((await server.post('/api/commonBank/getToken')).status).toBe(429);
    expect((await server.get('/api/proxy/commonbank/v1/api/States')).status).toBe(401);
    expect((await server.get('/')).status).toBe(200);
  });

  test('pages and files share one count', async () => {
    server = await startTestServer({ RATE_LIMIT_PAGES: '2' });
    expect((await server.get('/')).status).toBe(200);
    expect((await server.get('/robots.txt')).status).toBe(200);
    await expectError(await server.get('/start'), { status: 429, codes: ['TG0429'] });
  });

  test('health is never limited', async () => {
    server = await startTestServer({ RATE_LIMIT_PAGES: '1', RATE_LIMIT_CALLS: '1' });
    for (let call = 0; call < 5; call += 1) expect((await server.get('/healthz')).status).toBe(200);
  });

  test('each client behind a trusted proxy has its own count', async () => {
    server = await startTestServer({ RATE_LIMIT_TOKENS: '1', TRUST_PROXY: 'loopback', SANDBOX: 'true' });
    const from = (client: string) => server.get('/api/register/get_token', { 'x-forwarded-for': client });
    expect((await from('203.0.113.1')).status).toBe(200);
    expect((await from('203.0.113.2')).status).toBe(200);
    expect((await from('203.0.113.1')).status).toBe(429);
  });

  test('staff of one office share an address, and each has a count of their own [DSK-001]', async () => {
    server = await startTestServer({ RATE_LIMIT_CALLS: '1', RATE_LIMIT_STAFF: '3', RATE_LIMIT_DESK: '7' });
    const [thida, hnin, zaw] = [await staffToken(), await staffToken(), await staffToken()];
    const ask = async (headers: { authorization: string }) => (await server.get('/api/desk/staff/me', headers)).status;
    for (let call = 0; call < 3; call += 1) expect(await ask(thida)).toBe(200);
    expect(await ask(thida)).toBe(429);
    for (let call = 0; call < 3; call += 1) expect(await ask(hnin)).toBe(200);
    expect(await ask(zaw)).toBe(429);
  });

  const staffToken = async () => ({ ...(await signedInStaff(server, ['maker'])).token });

  test('all sessions of a customer share one count, and other customers have their own', async () => {
    server = await startTestServer({ RATE_LIMIT_CUSTOMER: '3' });
    const customers = await createCustomers(server);
    const [mya, aung] = [await customers.add(), await customers.add()];
    const [phone, laptop] = [await customers.tokenOf(mya.loginId), await customers.tokenOf(mya.loginId)];
    const list = (headers: { authorization: string }) => server.get('/api/auth/sessions', headers);
    for (const session of [phone, laptop, phone]) expect((await list(session)).status).toBe(200);
    const answer = await list(laptop);
    await expectError(answer, { status: 429, codes: ['TG0429'] });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await list(await customers.tokenOf(aung.loginId))).status).toBe(200);
  });

  test('nobody gets a new count by inventing a proxy', async () => {
    server = await startTestServer({ RATE_LIMIT_TOKENS: '1' });
    const from = (client: string) => server.get('/api/register/get_token', { 'x-forwarded-for': client });
    expect((await from('203.0.113.1')).status).toBe(200);
    expect((await from('203.0.113.2')).status).toBe(429);
  });
});

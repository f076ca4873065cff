import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { nrcDraft } from './testing/drafts.ts';
import { createClock, createSignUpClient, type SignUpClient } from './testing/sign-up-client.ts';

const clock = createClock();
let server: TestServer;
let client: SignUpClient;
beforeAll(async () => {
  const settings = { SIGN_UPS_PER_DAY: '3', RATE_LIMIT_REGISTER: '12', TRUST_PROXY: 'loopback', SANDBOX: 'true' };
  server = await startTestServer({ ...settings, ANONYMOUS_TOKEN_LIFETIME_S: '86400' }, {}, clock.now);
  client = await createSignUpClient(server);
});
afterAll(() => server.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });

function submitFrom(address: string, digit: number): Promise<Response> {
  const draft = { ...nrcDraft, LOGIN_ID: `limit${digit}@example.com`, MOBILENO: `0943000000${digit}` };
  return client.call('submit', draft, from(address));
}

describe('one network address', () => {
  test('can sign up only so many people a day, however many numbers it names [SEC-011]', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((digit) => submitFrom('203.0.113.7', digit)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    if (refused) await expectError(refused, { status: 429, codes: ['TG0429'] });
    expect(refused?.headers.get('retry-after')).toBe(String(24 * 60 * 60));
    const { rows } = await server.database.pool.query(`select 1 from outbox where recipient like '0943%'`);
    expect(rows).toHaveLength(3);
    expect((await submitFrom('203.0.113.8', 7)).status).toBe(200);
    clock.advance(24 * 60 * 60 - 1);
    client = await createSignUpClient(server);
    expect((await submitFrom('203.0.113.7', 8)).status).toBe(429);
    clock.advance(1);
    expect((await submitFrom('203.0.113.7', 8)).status).toBe(200);
  });

  test('has a limit for the calls of the sign-up of one visitor there [SEC-011]', async () => {
    client = await createSignUpClient(server);
    const ask = () => client.call('resend_email_verification', { LOGIN_ID: 'x@example.com' }, from('203.0.113.9'));
    const statuses: number[] = [];
    for (let call = 0; call < 13; call += 1) statuses.push((await ask()).status);
    expect(statuses[11]).not.toBe(429);
    const refused = await ask();
    await expectError(refused, { status: 429, codes: ['TG0429'] });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const states = await server.get('/api/register/get_token', from('203.0.113.9'));
    expect(states.status).toBe(200);
  });
});

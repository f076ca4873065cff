import { definitionOf } from '@taga/contract';
import { getOwnStaff, getSignInWays, proveSecondFactor, signInStaff } from '@taga/contract/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { changeStaffRow } from '../../staff/accounts/index.ts';
import { client, startIdentityProvider } from '../../staff/identity-provider/testing/identity-provider.ts';
import { signedInStaff } from '../../staff/sessions/testing/staff.ts';
import { demoPassword } from './demo-people.ts';
import { demoSecret, demoStaff } from './demo-staff.ts';

const waysAt = async (server: TestServer, headers: Record<string, string> = {}) =>
  (await server.get('/api/desk/sign-in/ways', headers)).json();

describe('the sign-in of a sandbox', () => {
  let server: TestServer;
  /** Codes go by it. */
  let now = new Date('2026-03-02T05:00:00.000Z');
  beforeAll(async () => {
    server = await startTestServer({ SANDBOX_SEED: 'people' }, {}, () => now);
  });
  afterAll(() => server.stop());
  const offer = async () => definitionOf(getSignInWays).answer.parse(await waysAt(server)).demo;
  const find = async (loginId: string) => (await offer())?.members.find((each) => each.loginId === loginId);

  async function signIn(loginId: string) {
    const { password, code } = (await offer()) ?? {};
    const started = await server.post('/api/desk/sign-in', { loginId, password });
    const { token } = definitionOf(signInStaff).answer.parse(await started.json());
    return server.post('/api/desk/sign-in/code', { token, code });
  }

  test('offers the demo staff by name and role, in their order', async () => {
    const members = demoStaff.map(({ loginId, name, roles }) => ({ loginId, name, roles, hasUsedCode: false }));
    expect(await offer()).toMatchObject({ password: demoPassword, members });
  });

  test('lets them in by its ordinary calls with the code it shows, once, and says of whom it needs the next', async () => {
    const { loginId } = demoStaff[0] ?? { loginId: '' };
    expect((await signIn(loginId)).status).toBe(200);
    expect(await find(loginId)).toMatchObject({ hasUsedCode: true });
    expect((await signIn(loginId)).status).toBe(400);
    const [, second] = demoStaff;
    expect(await find(second?.loginId ?? '')).toMatchObject({ hasUsedCode: false });
    const { code, nextCodeInMs = 0 } = (await offer()) ?? {};
    now = new Date(now.getTime() + nextCodeInMs - 1);
    expect(await offer()).toMatchObject({ code, nextCodeInMs: 1 });
    now = new Date(now.getTime() + 1);
    expect((await offer())?.code).not.toBe(code);
    expect(await find(loginId)).toMatchObject({ hasUsedCode: false });
    expect((await signIn(loginId)).status).toBe(200);
  });

  test('tells a desk of who is one of them, and of nobody else', async () => {
    const proved = await signIn(demoStaff[2]?.loginId ?? '');
    const { staff, accessToken } = definitionOf(proveSecondFactor).answer.parse(await proved.json());
    expect(staff.isDemo).toBe(true);
    const own = await server.get('/api/desk/staff/me', { authorization: `Bearer ${accessToken}` });
    expect(definitionOf(getOwnStaff).answer.parse(await own.json()).isDemo).toBe(true);
    const other = await signedInStaff(server, ['maker']);
    const ofOther = await server.get('/api/desk/staff/me', other.token);
    expect(await ofOther.json()).not.toHaveProperty('isDemo');
  });

  test('leaves out who was disabled', async () => {
    const { id = '', loginId = '' } = demoStaff[1] ?? {};
    await changeStaffRow(server.database.db, id, { disabled: true });
    expect(await find(loginId)).toBeUndefined();
  });

  test.each(['x-forwarded-for', 'via', 'x-real-ip'])('offers nobody to who comes by a proxy (%s)', async (header) => {
    expect(await waysAt(server, { [header]: '203.0.113.7' })).toEqual({ way: 'PASSWORD', startPath: null });
  });
});

test('a sandbox that somebody has opened to all offers them to all', async () => {
  const server = await startTestServer({ SANDBOX_SEED: 'people', SANDBOX: 'true', TRUST_PROXY: 'loopback' });
  expect(await waysAt(server, { 'x-forwarded-for': '203.0.113.7' })).toHaveProperty('demo');
  await server.stop();
});

describe('a server without demo staff tells nobody of any [SEC-014]', () => {
  let server: TestServer;
  afterEach(() => server.stop());
  const realBank = {
    BANK_URL: 'https://:s3cret@gateway.bank.example/taga',
    SMTP_URL: 'smtp://mail.bank.example',
    MAIL_FROM: 'no-reply@bank.example',
    SMS_URL: 'https://:token@sms.example/send',
  };

  test.each([
    ['that is a bank’s', { ...realBank, SANDBOX_SEED: 'true' }],
    ['whose demo is off', { SANDBOX_SEED: 'false' }],
    ['whose demo is off, open to all', { SANDBOX_SEED: 'false', SANDBOX: 'true' }],
  ])('%s', async (_, environment) => {
    server = await startTestServer(environment);
    expect(await waysAt(server)).toEqual({ way: 'PASSWORD', startPath: null });
    const { token } = await signedInStaff(server, ['maker']);
    expect(await (await server.get('/api/desk/staff/me', token)).json()).not.toHaveProperty('isDemo');
    expect((await server.get('/api/desk/tour', token)).status).toBe(404);
  });

  test('that has the bank’s own sign-in', async () => {
    const provider = await startIdentityProvider('http://desk.bank.example/api/desk/oidc/callback');
    server = await startTestServer({
      ...{ SANDBOX_SEED: 'true', SANDBOX: 'true', PUBLIC_URL: 'http://desk.bank.example' },
      ...{
        STAFF_OIDC_ISSUER: provider.issuer,
        STAFF_OIDC_CLIENT_ID: client.id,
        STAFF_OIDC_CLIENT_SECRET: client.secret,
      },
    });
    const ways = JSON.stringify(await waysAt(server));
    expect(JSON.parse(ways)).toMatchObject({ way: 'PROVIDER' });
    for (const word of ['demo', demoPassword, demoSecret]) expect(ways).not.toContain(word);
    await provider.stop();
  });
});

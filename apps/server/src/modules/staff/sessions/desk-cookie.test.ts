import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { demoPassword } from '../../upkeep/demo-data/demo-people.ts';
import { demoSecret } from '../../upkeep/demo-data/index.ts';

let server: TestServer;
/** What a browser at the desk keeps. */
let cookie: string;
let setCookie: string;
let answer: string;
const signedOut = { status: 401, codes: ['TG0401'] } as const;
const own = { 'sec-fetch-site': 'same-origin' };

async function signIn(to: TestServer, loginId: string) {
  const started = await to.post('/api/desk/sign-in', { loginId, password: demoPassword });
  const { token } = (await started.json()) as { token: string };
  const code = generateSync({ secret: demoSecret });
  return to.post('/api/desk/sign-in/code', { token, code, inCookie: true });
}

const cookieOf = ({ headers }: Response) => headers.getSetCookie().find((each) => each.includes('desk-session=')) ?? '';

beforeAll(async () => {
  server = await startTestServer({ SANDBOX_SEED: 'people' });
  const signedIn = await signIn(server, 'maker@demo.example');
  answer = await signedIn.text();
  setCookie = cookieOf(signedIn);
  cookie = setCookie.split(';')[0] ?? '';
});
afterAll(() => server.stop());

const whoAmI = (headers: Record<string, string>) => server.get('/api/desk/staff/me', { cookie, ...headers });
const search = (headers: Record<string, string>) =>
  server.post('/api/desk/customers/search', { text: 'nobody' }, { cookie, ...headers });

describe('the session of a browser at the desk [DSK-001, SEC-003]', () => {
  test('is in a cookie for the calls of the desk alone that no script reads, and not in the answer', () => {
    expect(setCookie).toMatch(/^desk-session=[\w-]{43}; Path=\/api\/desk; Max-Age=28800; HttpOnly; SameSite=Strict$/);
    expect(JSON.parse(answer)).toEqual({ staff: expect.objectContaining({ loginId: 'maker@demo.example' }) });
    expect(answer).not.toContain(cookie.split('=')[1]);
  });

  test('is sent over https only where the bank is at https', async () => {
    const https = await startTestServer({
      SANDBOX_SEED: 'people',
      SANDBOX: 'true',
      PUBLIC_URL: 'https://bank.example',
    });
    try {
      const given = cookieOf(await signIn(https, 'maker@demo.example'));
      expect(given).toMatch(/^__Secure-desk-session=.*; Secure$/);
      const [kept = ''] = given.split(';');
      expect((await https.get('/api/desk/staff/me', { cookie: kept, ...own })).status).toBe(200);
      // A plain host of the same domain can plant a cookie of the plain name.
      const planted = kept.replace('__Secure-', '');
      await expectError(await https.get('/api/desk/staff/me', { cookie: planted, ...own }), signedOut);
    } finally {
      await https.stop();
    }
  });

  test('lets in what a page of the same origin asks', async () => {
    expect((await whoAmI(own)).status).toBe(200);
    expect((await search(own)).status).toBe(200);
  });

  test.each(['cross-site', 'same-site', 'none'])('lets nothing in that is asked from elsewhere: %s', async (site) => {
    await expectError(await whoAmI({ 'sec-fetch-site': site }), signedOut);
    await expectError(await search({ 'sec-fetch-site': site }), signedOut);
  });

  test('goes by the origin where a browser does not say from where it asks', async () => {
    const origin = server.url;
    expect((await search({ origin })).status).toBe(200);
    expect((await whoAmI({})).status).toBe(200);
    for (const other of ['https://evil.example', `${origin}1`, 'null', '']) {
      await expectError(await search({ origin: other }), signedOut);
    }
    await expectError(await search({}), signedOut);
  });

  test('is no way into the portal', async () => {
    await expectError(await server.get('/api/auth/sessions', { cookie, ...own }), signedOut);
  });

  test('gives way to a token in the header, which stays the way of every other client', async () => {
    const authorization = `Bearer ${'A'.repeat(43)}`;
    await expectError(await whoAmI({ ...own, authorization }), signedOut);
    const token = cookie.split('=')[1];
    const byHeader = await server.get('/api/desk/staff/me', { authorization: `Bearer ${token}` });
    expect(byHeader.status).toBe(200);
  });

  test('ends with the sign-out, and the cookie with it', async () => {
    const answered = await server.post('/api/desk/sign-out', undefined, { cookie, ...own });
    expect(cookieOf(answered)).toMatch(/^desk-session=; Path=\/api\/desk; Max-Age=0; /);
    await expectError(await whoAmI(own), signedOut);
  });
});

import { randomUUID } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { exchangeProviderCode } from '@taga/contract/endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bearer } from '../../access/sessions/testing/customers.ts';
import { signedInStaff } from '../sessions/testing/staff.ts';
import { type Account, client, type IdentityProvider, startIdentityProvider } from './testing/identity-provider.ts';

const callback = 'http://desk.bank.example/api/desk/oidc/callback';
const rereadS = 30;

let provider: IdentityProvider;
let server: TestServer;
/** Tokens of the provider are evaluated by the real clock; what is ours goes by this one. */
let aheadMs = 0;
beforeAll(async () => {
  provider = await startIdentityProvider(callback);
  server = await startTestServer(
    {
      STAFF_OIDC_ISSUER: provider.issuer,
      STAFF_OIDC_CLIENT_ID: client.id,
      STAFF_OIDC_CLIENT_SECRET: client.secret,
      STAFF_OIDC_REREAD_S: String(rereadS),
      PUBLIC_URL: 'http://desk.bank.example',
      SANDBOX: 'true',
      RATE_LIMIT_SIGN_IN: '100000',
    },
    {},
    () => new Date(Date.now() + aheadMs),
  );
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
let thida: Account;
beforeEach(() => {
  aheadMs = 0;
  provider.state.forgery = undefined;
  provider.state.isDown = false;
  Object.assign(provider.state, { hidesRolesFromUserInfo: false, hasNextKey: false, usesFirstKey: false });
  const id = randomUUID();
  thida = provider.add({ id, email: `${id}@bank.example`, name: 'Thida Win', roles: ['maker', 'something-else'] });
  provider.state.signsIn = id;
});

const pass = (seconds: number) => {
  aheadMs += seconds * 1000;
};

/** A browser that keeps the cookies of the server and of the provider apart. */
function createBrowser() {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  const get = async (address: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return keep(await fetch(address, { headers: { cookie }, redirect: 'manual' }));
  };
  const locationOf = (answer: Response) => answer.headers.get('location') ?? '';

  return {
    forget: (name: string) => cookies.delete(name),
    get: (path: string) => get(server.url + path),
    /** As far as the address with which the provider sends it back. */
    async visitProvider(): Promise<string> {
      let address = locationOf(await get(`${server.url}/api/desk/oidc/start`));
      while (!address.startsWith(callback)) address = new URL(locationOf(await get(address)), address).href;
      return address.slice('http://desk.bank.example'.length);
    },
    /** The page it lands on. */
    async signIn(): Promise<string> {
      return locationOf(await get(server.url + (await this.visitProvider())));
    },
  };
}

const exchange = (landed: string) =>
  server.post('/api/desk/sign-in/provider', { code: landed.split('#code=')[1] ?? '' });

async function signIn() {
  const answer = await exchange(await createBrowser().signIn());
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const { accessToken, staff } = definitionOf(exchangeProviderCode).answer.parse(JSON.parse(text));
  return { staff, headers: bearer(accessToken ?? '') };
}

const whoAmI = (headers: Record<string, string>) => server.get('/api/desk/staff/me', headers);
const signedOut = { status: 401, codes: ['TG0401'] } as const;
const refusedPage = '/desk/sign-in/return';

describe('staff sign in at the identity provider [DSK-015]', () => {
  test('and are who it says, with the roles of its claim that are ours', async () => {
    const ways = await (await server.get('/api/desk/sign-in/ways')).json();
    expect(ways).toEqual({ way: 'PROVIDER', startPath: '/api/desk/oidc/start' });
    const { staff, headers } = await signIn();
    expect(staff).toMatchObject({ loginId: thida.email, name: 'Thida Win', roles: ['maker'] });
    expect(await (await whoAmI(headers)).json()).toMatchObject({ id: staff.id, roles: ['maker'] });
    // The same person again is the same member of staff.
    thida.name = 'Daw Thida Win';
    thida.roles = ['checker'];
    expect((await signIn()).staff).toMatchObject({ id: staff.id, name: 'Daw Thida Win', roles: ['checker'] });
  });

  test('and nowhere else: passwords, invitations and sessions with a password are off', async () => {
    const { headers, staff } = await signInAs(['administrator']);
    const password = { loginId: 'x@bank.example', password: 'Thanlwin7Myit' };
    await expectError(await server.post('/api/desk/sign-in', password), { status: 400, codes: ['TG1603'] });
    const invited = { loginId: 'x@bank.example', name: 'X', roles: ['maker'] };
    const answer = await server.post('/api/desk/staff/invite', invited, headers);
    await expectError(answer, { status: 400, codes: ['TG1603'] });
    const change = { staffId: staff.id, roles: ['maker'] };
    await expectError(await server.post('/api/desk/staff/change', change, headers), { status: 400, codes: ['TG1604'] });
    await expectError(await whoAmI((await signedInStaff(server, ['maker'])).token), signedOut);
  });

  test('without a role nobody enters, and without an account of ours nobody is made', async () => {
    thida.roles = ['something-else'];
    expect(await createBrowser().signIn()).toBe(refusedPage);
    thida.roles = undefined;
    expect(await createBrowser().signIn()).toBe(refusedPage);
    const { rowCount } = await server.database.pool.query('select 1 from staff where login_id = $1', [thida.email]);
    expect(rowCount).toBe(0);
  });

  test('the desk gets its session for a code that works once, for a minute, and stands behind #', async () => {
    const landed = await createBrowser().signIn();
    expect(landed).toMatch(/^\/desk\/sign-in\/return#code=[\w-]{43}$/);
    const answers = await Promise.all([exchange(landed), exchange(landed), exchange(landed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const late = await createBrowser().signIn();
    pass(61);
    await expectError(await exchange(late), { status: 400, codes: ['TG1202'] });
  });

  test('an account that is disabled here opens nothing, whatever the provider says', async () => {
    const { staff } = await signIn();
    const landed = await createBrowser().signIn();
    await server.database.pool.query('update staff set disabled = true where id = $1', [staff.id]);
    await expectError(await exchange(landed), { status: 400, codes: ['TG1202'] });
    await expectError(await exchange(await createBrowser().signIn()), { status: 400, codes: ['TG1202'] });
  });

  test('a login id that is somebody else’s by now opens nothing, and changes nothing of theirs', async () => {
    const { staff, headers } = await signIn();
    const id = randomUUID();
    provider.add({ id, email: thida.email, name: 'Somebody Else', roles: ['administrator'] });
    provider.state.signsIn = id;
    expect(await createBrowser().signIn()).toBe(refusedPage);
    expect(await (await whoAmI(headers)).json()).toMatchObject({ id: staff.id, name: 'Thida Win', roles: ['maker'] });
  });

  async function signInAs(roles: readonly string[]) {
    thida.roles = roles;
    return signIn();
  }
});

test('the cookie of the way there and back is sent over https only where the bank is at https [SEC-003]', async () => {
  const cookieOf = async (at: TestServer) => {
    const started = await fetch(`${at.url}/api/desk/oidc/start`, { redirect: 'manual' });
    return started.headers.get('set-cookie');
  };
  const marks = 'Max-Age=600; Path=/api/desk/oidc; HttpOnly; SameSite=Lax';
  expect(await cookieOf(server)).toMatch(new RegExp(`^desk-visit=[\\w-]{43}; ${marks}$`));
  const https = await startTestServer({
    STAFF_OIDC_ISSUER: provider.issuer,
    STAFF_OIDC_CLIENT_ID: client.id,
    STAFF_OIDC_CLIENT_SECRET: client.secret,
    PUBLIC_URL: 'https://desk.bank.example',
    SANDBOX: 'true',
  });
  try {
    expect(await cookieOf(https)).toMatch(new RegExp(`^__Secure-desk-visit=[\\w-]{43}; ${marks}; Secure$`));
  } finally {
    await https.stop();
  }
});

describe('a way back that does not fit is refused [DSK-015]', () => {
  const hourS = 3_600;
  test.each([
    ['a foreign issuer', (claims: object) => ({ ...claims, iss: 'https://login.elsewhere.example' })],
    ['a foreign audience', (claims: object) => ({ ...claims, aud: 'another-client' })],
    ['a foreign nonce', (claims: object) => ({ ...claims, nonce: 'of-another-sign-in' })],
    ['no nonce', (claims: object) => ({ ...claims, nonce: undefined })],
    ['an old token', (claims: object) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - hourS })],
    ['a token of tomorrow', (claims: object) => ({ ...claims, nbf: Math.floor(Date.now() / 1000) + 24 * hourS })],
    ['somebody else', (claims: object) => ({ ...claims, sub: 'somebody-else' })],
  ])('%s', async (_what, change) => {
    provider.state.forgery = { change };
    expect(await createBrowser().signIn()).toBe(refusedPage);
    // The very same with the claims as they are goes through: it is the claim that was refused.
    provider.state.forgery = { change: (claims) => claims };
    expect(await createBrowser().signIn()).toContain('#code=');
  });

  test('a signature that is not the provider’s', async () => {
    provider.state.forgery = { change: (claims) => claims, isSignedBySomebodyElse: true };
    expect(await createBrowser().signIn()).toBe(refusedPage);
  });

  test.each(['none', 'HS256'] as const)('a token that says it is signed by %s', async (alg) => {
    provider.state.forgery = { change: (claims) => claims, alg };
    expect(await createBrowser().signIn()).toBe(refusedPage);
  });

  test('an answer of another provider, or of one that does not say who it is (mix-up)', async () => {
    for (const change of [
      (back: URL) => back.searchParams.set('iss', 'https://login.elsewhere.example'),
      (back: URL) => back.searchParams.delete('iss'),
    ]) {
      const browser = createBrowser();
      const back = new URL(await browser.visitProvider(), server.url);
      expect(back.searchParams.get('iss')).toBe(provider.issuer);
      change(back);
      expect((await browser.get(back.pathname + back.search)).headers.get('location')).toBe(refusedPage);
    }
  });

  test('a stolen code that comes with one’s own state, and a stolen state without the browser it was given to', async () => {
    const stolen = new URL(await createBrowser().visitProvider(), server.url);
    const attacker = createBrowser();
    const own = new URL(await attacker.visitProvider(), server.url);
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect((await attacker.get(own.pathname + own.search)).headers.get('location')).toBe(refusedPage);
    const nobody = createBrowser();
    expect((await nobody.get(stolen.pathname + stolen.search)).headers.get('location')).toBe(refusedPage);
  });

  test('a token of an earlier sign-in, which is whole and signed but for its nonce', async () => {
    let earlier: Record<string, unknown> = {};
    provider.state.forgery = {
      change(claims) {
        earlier = claims;
        return claims;
      },
    };
    expect(await createBrowser().signIn()).toContain('#code=');
    provider.state.forgery = { change: () => earlier };
    expect(await createBrowser().signIn()).toBe(refusedPage);
  });

  test('an answer that was used, that another browser began, or that nobody asked for', async () => {
    const browser = createBrowser();
    const back = await browser.visitProvider();
    expect((await browser.get(back)).headers.get('location')).toContain('#code=');
    expect((await browser.get(back)).headers.get('location')).toBe(refusedPage);

    const started = await createBrowser().visitProvider();
    const victim = createBrowser();
    await victim.visitProvider();
    expect((await victim.get(started)).headers.get('location')).toBe(refusedPage);
    expect((await victim.get('/api/desk/oidc/callback?code=x&state=y')).headers.get('location')).toBe(refusedPage);
  });

  test('an answer that comes after ten minutes', async () => {
    const browser = createBrowser();
    const back = await browser.visitProvider();
    pass(601);
    expect((await browser.get(back)).headers.get('location')).toBe(refusedPage);
  });
});

describe('at the desk roles follow the provider [DSK-015]', () => {
  const verifyAudit = (headers: Record<string, string>) => server.post('/api/desk/audit/verify', undefined, headers);

  test('within half a minute: a role that is given counts, one that is taken away ends', async () => {
    thida.roles = ['maker', 'auditor'];
    const { headers, staff } = await signIn();
    expect((await verifyAudit(headers)).status).toBe(200);
    thida.roles = ['maker'];
    pass(rereadS);
    await expectError(await verifyAudit(headers), { status: 403, codes: ['TG0403'] });
    thida.roles = ['checker', 'auditor'];
    pass(rereadS);
    expect((await verifyAudit(headers)).status).toBe(200);
    expect(await (await whoAmI(headers)).json()).toMatchObject({ roles: ['checker', 'auditor'] });
    const { rows } = await server.database.pool.query(
      `select facts ->> 'roles' as roles from audit_entries where action = 'staff.roles-followed' and subject_id = $1
       order by id`,
      [staff.id],
    );
    expect(rows).toEqual([{ roles: 'maker' }, { roles: 'checker auditor' }]);
  });

  test.each([
    ['the last role is taken away', () => provider.add({ ...thida, roles: [] })],
    ['the claim is gone', () => provider.add({ ...thida, roles: undefined })],
    ['the account is gone', () => provider.remove(thida.id)],
  ])('and the session ends permanently when %s', async (_what, takeAway) => {
    const { headers } = await signIn();
    takeAway();
    pass(rereadS);
    await expectError(await whoAmI(headers), signedOut);
    provider.add(thida);
    await expectError(await whoAmI(headers), signedOut);
    // Nor does it begin again with another session of theirs.
    expect((await signIn()).staff.roles).toEqual(['maker']);
    await expectError(await whoAmI(headers), signedOut);
  });

  test.each([[true], [false]])(
    'also where access tokens are short-lived, refresh tokens work once, many ask at once, and userinfo has roles: %s',
    async (hasRoles) => {
      provider.state.hidesRolesFromUserInfo = !hasRoles;
      thida.roles = ['maker', 'auditor'];
      const { headers } = await signIn();
      for (const roles of [['maker'], ['checker'], ['maker']]) {
        thida.roles = roles;
        provider.expireAccessTokens();
        pass(rereadS);
        const answers = await Promise.all(Array.from({ length: 10 }, () => whoAmI(headers)));
        expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
        expect(await (await whoAmI(headers)).json()).toMatchObject({ roles });
      }
      thida.roles = [];
      pass(rereadS);
      await expectError(await whoAmI(headers), signedOut);
    },
  );

  test('and while the provider does not answer, what it said is good for half a minute more', async () => {
    const { headers } = await signIn();
    provider.state.isDown = true;
    pass(rereadS);
    expect((await whoAmI(headers)).status).toBe(200);
    pass(rereadS);
    // Whether the call asked itself or another has asked just before.
    await expectError(await whoAmI(headers), { status: 503, codes: [] });
    await expectError(await whoAmI(headers), { status: 503, codes: [] });
    provider.state.isDown = false;
    pass(rereadS);
    expect((await whoAmI(headers)).status).toBe(200);
  });
});

test('nothing of the provider lies open in the database, and no token in an address or the log [SEC-003]', async () => {
  const browser = createBrowser();
  const back = await browser.visitProvider();
  const landed = (await browser.get(back)).headers.get('location') ?? '';
  const answer = definitionOf(exchangeProviderCode).answer.parse(await (await exchange(landed)).json());
  const { rows } = await server.database.pool.query(
    `select to_jsonb(s)::text as row from staff_sessions s union all select to_jsonb(a)::text from staff_arrivals a
     union all select to_jsonb(v)::text from staff_provider_visits v`,
  );
  const all = rows.map(({ row }) => row).join() + server.logged();
  const code = new URL(back, server.url).searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  for (const secret of [answer.accessToken, landed.split('=')[1] ?? '', code, client.secret]) {
    expect(all).not.toContain(secret);
  }
  expect(landed).not.toContain(answer.accessToken);
});

// The last one: what was learned of the keys is ahead of the clock afterwards.
describe('keys that the provider changes [DSK-015]', () => {
  const realNow = Date.now.bind(Date);
  afterEach(() => vi.useRealTimers());
  /** What is known of its keys is as old as this by now; tokens of the provider go by the same clock. */
  const waitS = (seconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: realNow() + seconds * 1000 });
  };

  test('are learned by themselves, and the ones before count no longer', async () => {
    expect(await createBrowser().signIn()).toContain('#code=');
    provider.state.hasNextKey = true;
    waitS(61);
    expect(await createBrowser().signIn()).toContain('#code=');
    provider.state.usesFirstKey = true;
    provider.state.forgery = { change: (claims) => claims };
    waitS(400);
    expect(await createBrowser().signIn()).toBe(refusedPage);
  });
});

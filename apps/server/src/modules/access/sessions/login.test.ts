import { createHash } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { login as loginEndpoint } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { nrcDraft } from '../../customers/registration/testing/drafts.ts';
import { createClock, createSignUpClient } from '../../customers/registration/testing/sign-up-client.ts';
import {
  type Customers,
  comparable,
  createCustomers,
  password,
  type TestCustomer,
  wrongPassword,
} from './testing/customers.ts';

const clock = createClock();
let server: TestServer;
let customers: Customers;
let mya: TestCustomer;
beforeAll(async () => {
  // The clock is moved by hours, and the token of the visitor has to live through it.
  const environment = { RATE_LIMIT_SIGN_IN: '100000', ANONYMOUS_TOKEN_LIFETIME_S: '86400' };
  server = await startTestServer(environment, {}, clock.now);
  customers = await createCustomers(server);
});
beforeEach(async () => {
  mya = await customers.add();
});
afterAll(() => server.stop());

const block = (customer: TestCustomer) =>
  server.database.pool.query(`update customers set status = 'BLOCKED' where id = $1`, [customer.id]);

async function giveWrongPasswords(loginId: string, count: number) {
  for (let index = 0; index < count; index += 1) {
    await expectError(await customers.login(loginId, wrongPassword), { status: 400, codes: ['TG1101'] });
  }
}

describe('POST auth/login [API-011]', () => {
  test('answers with login id, tokens and product code (G-034) [API-011]', async () => {
    const answer = await customers.login(mya.loginId);
    expect(answer.status).toBe(200);
    const { Data: data } = definitionOf(loginEndpoint).answer.parse(await answer.json());
    expect(data.LOGIN_ID).toBe(mya.loginId);
    expect(data.PRODUCT_CODE).toBeNull();
    expect(data.accesstoken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(data.RefreshToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('the access token lasts 10 minutes, the session 60 [SES-001, SEC-008, CON-001]', async () => {
    const data = await customers.signIn(mya.loginId);
    expect(data).toMatchObject({ expires_in: 600, session_expires_in: 3600 });
    expect(Date.parse(data.expiry) - clock.now().getTime()).toBe(600_000);
    expect(Date.parse(data.session_expiry) - clock.now().getTime()).toBe(3_600_000);
  });

  test('tells who came for a card [LOG-005]', async () => {
    await server.database.pool.query(`update customers set product_code = 'CREDITCARD' where id = $1`, [mya.id]);
    expect((await customers.signIn(mya.loginId)).PRODUCT_CODE).toBe('CREDITCARD');
  });

  test('takes the login id in any case and with spaces around it', async () => {
    expect((await customers.signIn(`  ${mya.loginId.toUpperCase()} `)).LOGIN_ID).toBe(mya.loginId);
  });

  test('the database knows the tokens by their hashes alone [SEC-008]', async () => {
    const { accesstoken, RefreshToken } = await customers.signIn(mya.loginId);
    const { rows } = await server.database.pool.query('select * from session_tokens, sessions, known_devices');
    const kept = JSON.stringify(rows, (_key, value) => (Buffer.isBuffer(value) ? value.toString('base64url') : value));
    expect(kept).not.toContain(accesstoken);
    expect(kept).not.toContain(RefreshToken);
  });

  test('needs both fields', async () => {
    for (const body of [{}, { LOGIN_ID: mya.loginId }, { PWD: 'x' }, { LOGIN_ID: '', PWD: '' }]) {
      expect((await server.post('/api/auth/login', body, customers.visitor)).status).toBe(400);
    }
  });
});

describe('who cannot sign in', () => {
  test('a wrong password is answered 400, never 401 (G-062) [LOG-007]', async () => {
    const error = await expectError(await customers.login(mya.loginId, wrongPassword), {
      status: 400,
      codes: ['TG1101'],
    });
    expect(error.Details[0]?.ErrorDescription).toBe('The email or the password is incorrect.');
  });

  test('an unknown login id gets the answer of a wrong password, and of a lock [SEC-005, SEC-006]', async () => {
    for (let index = 0; index < 7; index += 1) {
      const known = await comparable(await customers.login(mya.loginId, wrongPassword));
      expect(await comparable(await customers.login('nobody@example.com', wrongPassword))).toEqual(known);
    }
  });

  test('an unknown login id costs the same work, the queued message of a lock included [SEC-005, CHN-006]', async () => {
    await giveWrongPasswords('ghost@example.com', 5);
    const { rows } = await server.database.pool.query(
      `select not_after from outbox where template = 'locked' and recipient = '-'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.not_after.getTime()).toBe(0);
  });

  test('who has not verified the e-mail is asked to, if the password is right (G-155)', async () => {
    const signUp = await createSignUpClient(server);
    const draft = { ...nrcDraft, LOGIN_ID: 'pending@example.com', MOBILENO: '09970000001' };
    await signUp.confirmPhone(draft);
    await expectError(await customers.login(draft.LOGIN_ID, draft.PWD), { status: 400, codes: ['TG1102'] });
    await expectError(await customers.login(draft.LOGIN_ID, wrongPassword), { status: 400, codes: ['TG1101'] });
    await signUp.verifyEmail(await signUp.linkTo(draft.LOGIN_ID));
    expect((await customers.login(draft.LOGIN_ID, draft.PWD)).status).toBe(200);
  });

  test('a customer blocked by staff is told so, and only with the right password (G-101) [LOG-008]', async () => {
    await block(mya);
    await expectError(await customers.login(mya.loginId, wrongPassword), { status: 400, codes: ['TG1101'] });
    await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004', 'TG1512'] });
  });
});

describe('after 5 wrong passwords in a row (G-101) [SEC-006]', () => {
  test('even the right one is refused with EX0004 for 15 minutes', async () => {
    await giveWrongPasswords(mya.loginId, 5);
    await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004'] });
    clock.advance(15 * 60 - 1);
    await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004'] });
    clock.advance(1);
    expect((await customers.login(mya.loginId)).status).toBe(200);
  });

  test('tries while it is locked do not make it longer', async () => {
    await giveWrongPasswords(mya.loginId, 5);
    clock.advance(10 * 60);
    await expectError(await customers.login(mya.loginId, wrongPassword), { status: 400, codes: ['EX0004'] });
    clock.advance(5 * 60);
    expect((await customers.login(mya.loginId)).status).toBe(200);
  });

  test('a right password in between begins the count again', async () => {
    await giveWrongPasswords(mya.loginId, 4);
    expect((await customers.login(mya.loginId)).status).toBe(200);
    await giveWrongPasswords(mya.loginId, 4);
    expect((await customers.login(mya.loginId)).status).toBe(200);
  });

  test('after the lock there are 5 tries again', async () => {
    await giveWrongPasswords(mya.loginId, 5);
    clock.advance(15 * 60);
    await giveWrongPasswords(mya.loginId, 5);
    await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004'] });
  });

  test('the lock is that of one login id, in whatever case it is written', async () => {
    const other = await customers.add();
    await giveWrongPasswords(mya.loginId.toUpperCase(), 5);
    await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004'] });
    expect((await customers.login(other.loginId)).status).toBe(200);
  });

  test('the customer is told of the lock by e-mail, once [CHN-006]', async () => {
    await giveWrongPasswords(mya.loginId, 5);
    await customers.login(mya.loginId, wrongPassword);
    const messages = await customers.messagesTo(mya.loginId);
    expect(messages.map(({ template }) => template)).toEqual(['locked']);
    expect(messages[0]?.values).toMatchObject({ name: 'MYA MYA', minutes: 15 });
  });
});

describe('a sign-in from an unknown device [CHN-006]', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
  const devices = async (loginId: string) =>
    (await customers.messagesTo(loginId)).map(({ template, values }) => [template, values.device]);

  test('is told by e-mail with its network, once for each device, and two phones of one make are two [SEC-016]', async () => {
    const [phone, laptop, samePhone] = [customers.device(), customers.device(firefox), customers.device()];
    for (const device of [phone, phone, laptop, laptop, samePhone, phone, samePhone]) await device.signIn(mya.loginId);
    expect(await devices(mya.loginId)).toEqual([
      ['new-sign-in', 'Chrome on Android'],
      ['new-sign-in', 'Firefox on Linux'],
      ['new-sign-in', 'Chrome on Android'],
    ]);
    const [message] = await customers.messagesTo(mya.loginId);
    expect(message?.values.network).toBe('127.0.0.*');
  });

  test('is one too where the cookie of a known device comes from another make', async () => {
    const phone = customers.device();
    await phone.signIn(mya.loginId);
    await customers.signIn(mya.loginId, { cookie: phone.cookie(), 'user-agent': firefox });
    expect(await devices(mya.loginId)).toHaveLength(2);
  });

  test('is evaluated for each customer: a phone that two share is known to both [SEC-016]', async () => {
    const [shared, hla] = [customers.device(), await customers.add()];
    for (const { loginId } of [mya, hla, mya, hla]) await shared.signIn(loginId);
    expect(await devices(mya.loginId)).toHaveLength(1);
    expect(await devices(hla.loginId)).toHaveLength(1);
  });

  test('gives the device a random cookie for 400 days that no script reads, and no cookie to a wrong password', async () => {
    const answer = await customers.login(mya.loginId);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    expect((await customers.login(mya.loginId, wrongPassword)).headers.has('set-cookie')).toBe(false);
    const forged = await customers.login(mya.loginId, password, { cookie: 'device=short' });
    expect(forged.headers.get('set-cookie')).toMatch(/^device=[\w-]{43};/);
    const secure = await startTestServer({ PUBLIC_URL: 'https://portal.example.com', SANDBOX: 'true' });
    const people = await createCustomers(secure);
    const { loginId } = await people.add();
    const overHttps = await people.login(loginId);
    expect(overHttps.headers.get('set-cookie')).toMatch(/^__Host-device=[\w-]{43}; .*; Secure$/);
    await secure.stop();
  });

  test('leaves nothing of the cookie in the database but its hash [SEC-016]', async () => {
    const phone = customers.device();
    await phone.signIn(mya.loginId);
    const token = phone.cookie().replace('device=', '');
    const { rows } = await server.database.pool.query('select * from known_devices, sessions');
    const kept = JSON.stringify(rows, (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('hex') : value,
    );
    expect(kept).not.toContain(token);
    expect(kept).toContain(createHash('sha256').update(token).digest('hex'));
  });

  test('is told in the language that the customer used last, once signed in', async () => {
    const reader = await customers.add({ language: 'en' });
    const token = await customers.tokenOf(reader.loginId);
    const languageNow = async () =>
      (await server.database.pool.query('select language from customers where id = $1', [reader.id])).rows[0]?.language;
    // What names no language says nothing of it.
    await server.get('/api/auth/sessions', token);
    expect(await languageNow()).toBe('en');
    await server.get('/api/auth/sessions?lang=mm', token);
    expect(await languageNow()).toBe('mm');
    // Nobody changes it without the customer's token.
    await server.get('/api/auth/sessions?lang=en', { authorization: `Bearer ${'A'.repeat(43)}` });
    expect(await languageNow()).toBe('mm');
  });

  test("is told in the customer's language", async () => {
    const burmese = await customers.add({ language: 'mm' });
    await customers.signIn(burmese.loginId);
    expect(await devices(burmese.loginId)).toEqual([['new-sign-in', 'Android ပေါ်ရှိ Chrome']]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { sendRaw } from '../../../testing/raw-connection.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { findCustomerByLogin } from '../customers/index.ts';
import { detailsOf, nrcDraft } from './testing/drafts.ts';
import { createClock, createSignUpClient, type SignUpClient } from './testing/sign-up-client.ts';

const hour = 60 * 60;
const clock = createClock();
let server: TestServer;
let client: SignUpClient;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://portal.example.com', SANDBOX: 'true' }, {}, clock.now);
  client = await createSignUpClient(server);
});
afterAll(() => server.stop());

/** Time passes in these tests, and the token of a visitor ends after an hour. */
async function wait(seconds: number): Promise<void> {
  clock.advance(seconds);
  client = await createSignUpClient(server);
}

let people = 0;
function newcomer() {
  people += 1;
  return {
    ...nrcDraft,
    LOGIN_ID: `reader${people}@example.com`,
    MOBILENO: `0946000${String(people).padStart(4, '0')}`,
  };
}

const resendLink = (body: object) => client.call('resend_email_verification', body);

describe('the link', () => {
  test('carries id, token and loginId to the callback page, 256 bits of it at random [EML-001]', async () => {
    const draft = newcomer();
    const sent = await client.confirmPhone(draft);
    const [message] = await client.messagesTo(draft.LOGIN_ID);
    expect(message).toMatchObject({ channel: 'email', template: 'verify-email', values: { name: draft.USERNAME } });
    const url = new URL(String(message?.values.path), 'https://portal.example.com');
    expect(url.pathname).toBe('/email/verify/callback');
    expect([...url.searchParams.keys()]).toEqual(['id', 'token', 'loginId']);
    expect(url.searchParams.get('id')).toBe(sent.USER_ID);
    expect(url.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get('loginId')).toBe(draft.LOGIN_ID);
  });

  test('is known to the database by its hash alone', async () => {
    const draft = newcomer();
    await client.confirmPhone(draft);
    const { token } = await client.linkTo(draft.LOGIN_ID);
    const { rows } = await server.database.pool.query('select * from email_links');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('works once; the second use says that the address is verified already [EML-005, API-022]', async () => {
    const draft = newcomer();
    await client.confirmPhone(draft);
    const link = await client.linkTo(draft.LOGIN_ID);
    expect((await client.verifyEmail(link)).status).toBe(200);
    const again = await expectError(await client.verifyEmail(link), { status: 400, codes: ['103000012'] });
    expect(again.Details[0]?.ErrorDescription).toBe('Email has already been verified');
  });

  test('so does any other link of the same sign-up after one was used [EML-005]', async () => {
    const draft = newcomer();
    await client.confirmPhone(draft);
    const first = await client.linkTo(draft.LOGIN_ID);
    clock.advance(60);
    await resendLink({ LOGIN_ID: draft.LOGIN_ID });
    const second = await client.linkTo(draft.LOGIN_ID);
    expect(second.token).not.toBe(first.token);
    expect((await client.verifyEmail(first)).status).toBe(200);
    await expectError(await client.verifyEmail(second), { status: 400, codes: ['103000012'] });
  });

  test('is valid for 24 hours, and another can be had after that [EML-007, EML-008, EML-011, CON-018]', async () => {
    const [inTime, late] = [newcomer(), newcomer()];
    await client.confirmPhone(inTime);
    await client.confirmPhone(late);
    await wait(24 * hour - 1);
    expect((await client.verifyEmail(await client.linkTo(inTime.LOGIN_ID))).status).toBe(200);
    await wait(1);
    const expired = await client.linkTo(late.LOGIN_ID);
    const error = await expectError(await client.verifyEmail(expired), { status: 400, codes: ['103000008'] });
    expect(error.Details[0]?.ErrorDescription).toBe('Email verification link expired');
    expect((await resendLink({ LOGIN_ID: late.LOGIN_ID })).status).toBe(200);
    expect((await client.verifyEmail(await client.linkTo(late.LOGIN_ID))).status).toBe(200);
  });

  test('is refused when anything of it was changed [EML-009]', async () => {
    const [draft, other] = [newcomer(), newcomer()];
    await client.confirmPhone(draft);
    const link = await client.linkTo(draft.LOGIN_ID);
    const { USER_ID: otherId } = await client.confirmPhone(other);
    const changes = [
      { token: 'A'.repeat(43) },
      { token: link.token.toLowerCase() },
      { id: otherId },
      { id: 'no-uuid' },
      { loginId: other.LOGIN_ID },
    ];
    for (const change of changes) {
      await expectError(await client.verifyEmail({ ...link, ...change }), { status: 400, codes: ['TG1106'] });
    }
    expect((await client.verifyEmail(link)).status).toBe(200);
  });

  test('is not used up by somebody who only opens it, as mail scanners do', async () => {
    const draft = newcomer();
    await client.confirmPhone(draft);
    const link = await client.linkTo(draft.LOGIN_ID);
    const query = new URLSearchParams({ ...link });
    await server.get(`/email/verify/callback?${query}`);
    const api = new URLSearchParams({ user_id: link.id, token: link.token, login_id: link.loginId });
    await expectError(await server.get(`/api/register/verify_email?${api}`, client.token), {
      status: 405,
      codes: ['TG0405'],
    });
    expect(await findCustomerByLogin(server.database.db, draft.LOGIN_ID)).toBeUndefined();
    expect((await client.verifyEmail(link)).status).toBe(200);
  });

  test('has nothing of the Host a request named', async () => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    const code = await client.codeTo(draft.MOBILENO);
    const body = JSON.stringify({ ...detailsOf(draft), OTPREFNO: sent.OTPREFNO, OTPCODE: code, CLIENTCODE: 'ONBO' });
    const answer = await sendRaw(
      server.port,
      [
        'POST /api/register/verify_otp HTTP/1.1',
        'Host: evil.example',
        'X-Forwarded-Host: evil.example',
        'Forwarded: host=evil.example',
        `Authorization: ${client.token.authorization}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    const messages = await client.messagesTo(draft.LOGIN_ID);
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages)).not.toContain('evil');
  });
});

describe('asking for another link [API-024]', () => {
  test('is answered alike for who waits for one, who is a customer, and who is nobody', async () => {
    const [waiting, customer, phoneNotConfirmed] = [newcomer(), newcomer(), newcomer()];
    await client.confirmPhone(waiting);
    await client.becomeCustomer(customer);
    await client.submit(phoneNotConfirmed);
    const loginIds = [waiting, customer, phoneNotConfirmed].map(({ LOGIN_ID }) => LOGIN_ID);
    const answers: unknown[] = [];
    for (const loginId of [...loginIds, 'nobody@example.com']) {
      const all: unknown[] = [];
      for (let time = 0; time < 4; time += 1) {
        clock.advance(60);
        const answer = await resendLink({ LOGIN_ID: loginId });
        all.push(answer.status, (await answer.text()).replace(/"RequestId":"[^"]+"/, ''));
      }
      answers.push(all);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const sent = (left: number) => JSON.stringify({ Data: { RESEND_AFTER: 60, RESENDS_LEFT: left } });
    expect(answers[0]).toEqual([200, sent(2), 200, sent(1), 200, sent(0), 400, expect.any(String)]);
    expect(await client.messagesTo(waiting.LOGIN_ID)).toHaveLength(1 + 3);
    expect(await client.messagesTo(customer.LOGIN_ID)).toHaveLength(1);
    expect(await client.messagesTo(phoneNotConfirmed.LOGIN_ID)).toEqual([]);
  });

  test('is possible three times a day for one address', async () => {
    const draft = newcomer();
    await client.confirmPhone(draft);
    for (let time = 0; time < 3; time += 1) {
      clock.advance(60);
      expect((await resendLink({ LOGIN_ID: draft.LOGIN_ID })).status).toBe(200);
    }
    clock.advance(60);
    const usedUp = await resendLink({ LOGIN_ID: draft.LOGIN_ID });
    const retryAfterS = 24 * hour - 180;
    expect(usedUp.headers.get('retry-after')).toBe(String(retryAfterS));
    const error = await expectError(usedUp, { status: 400, codes: ['TG1205'] });
    expect(error.RetryAfter).toBe(retryAfterS);
    await wait(retryAfterS);
    expect((await resendLink({ LOGIN_ID: draft.LOGIN_ID })).status).toBe(200);
  });

  test('has the pause that codes have, from the first link on, and asking too soon uses nothing up', async () => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    const confirmed = await client.verifyCode(draft, sent.OTPREFNO, await client.codeTo(draft.MOBILENO));
    expect(await confirmed.json()).toMatchObject({ Data: { RESEND_AFTER: 60, RESENDS_LEFT: 3 } });
    clock.advance(15);
    for (let time = 0; time < 5; time += 1) {
      const tooSoon = await resendLink({ LOGIN_ID: draft.LOGIN_ID });
      expect(tooSoon.headers.get('retry-after')).toBe('45');
      const error = await expectError(tooSoon, { status: 400, codes: ['TG1204'] });
      expect(error.RetryAfter).toBe(45);
    }
    clock.advance(45);
    const resent = await resendLink({ LOGIN_ID: draft.LOGIN_ID });
    expect(await resent.json()).toEqual({ Data: { RESEND_AFTER: 60, RESENDS_LEFT: 2 } });
    await expectError(await resendLink({ LOGIN_ID: draft.LOGIN_ID }), { status: 400, codes: ['TG1204'] });
    expect(await client.messagesTo(draft.LOGIN_ID)).toHaveLength(2);
  });

  test('works with what a mangled link still says, and for who signs in before it was opened [EML-008]', async () => {
    const draft = newcomer();
    await client.confirmPhone(draft);
    clock.advance(60);
    await resendLink({ LOGIN_ID: draft.LOGIN_ID, USER_ID: 'mangled' });
    expect(await client.messagesTo(draft.LOGIN_ID)).toHaveLength(2);
    const credentials = { LOGIN_ID: draft.LOGIN_ID, PWD: draft.PWD };
    const early = await server.post('/api/auth/login', credentials, client.token);
    await expectError(early, { status: 400, codes: ['TG1102'] });
    clock.advance(60);
    await resendLink({ LOGIN_ID: draft.LOGIN_ID });
    expect((await client.verifyEmail(await client.linkTo(draft.LOGIN_ID))).status).toBe(200);
    expect((await server.post('/api/auth/login', credentials, client.token)).status).toBe(200);
  });

  test('asks for an e-mail address', async () => {
    await expectError(await resendLink({ LOGIN_ID: 'mya' }), { status: 400, codes: ['TG1001'] });
  });

  test('of several sign-ups with one address means the one that is named', async () => {
    const draft = newcomer();
    const first = await client.confirmPhone(draft);
    clock.advance(1);
    const second = await client.confirmPhone({ ...draft, MOBILENO: newcomer().MOBILENO });
    clock.advance(60);
    await resendLink({ LOGIN_ID: draft.LOGIN_ID, USER_ID: first.USER_ID });
    expect((await client.linkTo(draft.LOGIN_ID)).id).toBe(first.USER_ID);
    clock.advance(60);
    await resendLink({ LOGIN_ID: draft.LOGIN_ID });
    expect((await client.linkTo(draft.LOGIN_ID)).id).toBe(second.USER_ID);
  });
});

describe('a sign-up that nobody finishes', () => {
  test('is forgotten a day after it began, or a week after its phone was confirmed', async () => {
    const [started, confirmed] = [newcomer(), newcomer()];
    await client.submit(started);
    await client.confirmPhone(confirmed);
    await wait(24 * hour);
    const kept = async () => {
      await client.submit(newcomer());
      const { rows } = await server.database.pool.query(`select login_id from registrations where login_id = any($1)`, [
        [started.LOGIN_ID, confirmed.LOGIN_ID],
      ]);
      return rows.map((row) => row.login_id);
    };
    expect(await kept()).toEqual([confirmed.LOGIN_ID]);
    const link = await client.linkTo(confirmed.LOGIN_ID);
    await wait(6 * 24 * hour);
    expect(await kept()).toEqual([]);
    // Anyone who holds the link is told to begin again; another link would lead nowhere.
    await expectError(await client.verifyEmail(link), { status: 400, codes: ['TG1107'] });
  });
});

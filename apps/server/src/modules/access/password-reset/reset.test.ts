import { definitionOf } from '@taga/contract';
import { requestPasswordReset, verifyResetCode } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createClock, otherThan } from '../../customers/registration/testing/sign-up-client.ts';
import {
  bearer,
  type Customers,
  createCustomers,
  password,
  type TestCustomer,
  wrongPassword,
} from '../sessions/testing/customers.ts';
import { createResetClient, type ResetClient } from './testing/reset-client.ts';

const newPassword = 'Chindwin9Myit';
const clock = createClock();
let server: TestServer;
let customers: Customers;
let client: ResetClient;
let mya: TestCustomer;
beforeAll(async () => {
  const environment = { RATE_LIMIT_SIGN_IN: '100000', ANONYMOUS_TOKEN_LIFETIME_S: '86400', DATABASE_POOL_SIZE: '16' };
  server = await startTestServer(environment, {}, clock.now);
  customers = await createCustomers(server);
  client = createResetClient(server, customers);
});
beforeEach(async () => {
  mya = await customers.add();
});
afterAll(() => server.stop());

describe('asking for a code (G-076) [API-014]', () => {
  test('answers with user id, reference and a message that names no number', async () => {
    const answer = await client.request(mya.loginId);
    const { Data: data } = definitionOf(requestPasswordReset).answer.parse(await answer.json());
    expect(data).toMatchObject({ USER_ID: mya.id, RESEND_AFTER: 60, RESENDS_LEFT: 3, EMAIL_POSSIBLE: false });
    expect(data.SENTMESSAGE).not.toMatch(/\d\d|\*/);
  });

  test('sends the code to the phone on file, whatever the request says [CHN-004]', async () => {
    await client.call('', { LOGIN_ID: mya.loginId, MOBILENO: '09999999999', Phone: '09999999999' });
    expect((await customers.messagesTo(mya.phone)).map(({ template }) => template)).toEqual(['reset-code']);
    expect(await customers.messagesTo('09999999999')).toEqual([]);
  });
});

describe('a login id that is no e-mail address', () => {
  test('is refused: anyone who slipped would wait for a code in vain [PWR-002]', async () => {
    await expectError(await client.request('mya'), { status: 400, codes: ['TG1001'] });
  });
});

describe('sending it again (G-077) [API-016, PWR-005]', () => {
  test('works 3 times, 60 seconds apart, and once more by e-mail [CHN-005, SEC-007]', async () => {
    const { USER_ID } = await client.requested(mya.loginId);
    await expectError(await client.resend(mya.loginId, { USER_ID }), { status: 400, codes: ['TG1204'] });
    for (const left of [2, 1, 0]) {
      clock.advance(60);
      const answer = await client.resend(mya.loginId, { USER_ID });
      expect(await answer.json()).toMatchObject({ Data: { USER_ID, RESENDS_LEFT: left, EMAIL_POSSIBLE: left === 0 } });
    }
    clock.advance(60);
    await expectError(await client.resend(mya.loginId), { status: 400, codes: ['TG1205'] });
    const byEmail = (await (await client.resend(mya.loginId, { VIA: 'EMAIL' })).json()) as {
      Data: { OTPREFNO: string };
    };
    expect((await customers.messagesTo(mya.loginId)).map(({ template }) => template)).toEqual(['code-by-email']);
    const answer = await client.verify(mya.loginId, byEmail.Data.OTPREFNO, await client.codeTo(mya.loginId));
    expect(answer.status).toBe(200);
  });

  test('by e-mail has to wait as long as by SMS [CHN-005, SEC-007]', async () => {
    await client.requested(mya.loginId);
    for (let index = 0; index < 3; index += 1) {
      clock.advance(60);
      expect((await client.resend(mya.loginId)).status).toBe(200);
    }
    clock.advance(59);
    const tooSoon = await client.resend(mya.loginId, { VIA: 'EMAIL' });
    await expectError(tooSoon, { status: 400, codes: ['TG1204'] });
    expect(tooSoon.headers.get('retry-after')).toBe('1');
    expect(await customers.messagesTo(mya.loginId)).toEqual([]);
    clock.advance(1);
    expect((await client.resend(mya.loginId, { VIA: 'EMAIL' })).status).toBe(200);
  });

  test('works after a code that was used, for anyone who did not come to the end', async () => {
    await client.verified(mya);
    clock.advance(60);
    const { Data: data } = (await (await client.resend(mya.loginId)).json()) as { Data: { OTPREFNO: string } };
    expect((await client.verify(mya.loginId, data.OTPREFNO, await client.codeTo(mya.phone))).status).toBe(200);
    expect((await client.setPassword(mya.loginId, data.OTPREFNO, newPassword)).status).toBe(200);
  });

  test('makes the code before it worthless; the reference of the request stays good', async () => {
    const { OTPREFNO: ref } = await client.requested(mya.loginId);
    const old = await client.codeTo(mya.phone);
    clock.advance(60);
    await client.resend(mya.loginId);
    const latest = await client.codeTo(mya.phone);
    if (old !== latest) {
      await expectError(await client.verify(mya.loginId, ref, old), { status: 400, codes: ['TG1201'] });
    }
    expect((await client.verify(mya.loginId, ref, latest)).status).toBe(200);
  });
});

describe('giving the code back [API-015]', () => {
  test('the right one is accepted, with or without the user id (G-158) [API-015]', async () => {
    const { OTPREFNO: ref, USER_ID } = await client.requested(mya.loginId);
    const answer = await client.verify(mya.loginId, ref, await client.codeTo(mya.phone), { UserId: USER_ID });
    expect(definitionOf(verifyResetCode).answer.parse(await answer.json()).Data).toEqual({
      USER_ID: mya.id,
      LOGIN_ID: mya.loginId,
      OTPREFNO: ref,
    });
  });

  test('a wrong one is counted, and after 5 not even the right one is evaluated [SEC-007]', async () => {
    const { OTPREFNO: ref } = await client.requested(mya.loginId);
    const code = await client.codeTo(mya.phone);
    for (let index = 0; index < 5; index += 1) {
      await expectError(await client.verify(mya.loginId, ref, otherThan(code)), { status: 400, codes: ['TG1201'] });
    }
    await expectError(await client.verify(mya.loginId, ref, code), { status: 400, codes: ['TG1203'] });
  });

  test('it works once, and for 5 minutes (G-038) [SEC-007]', async () => {
    const ref = await client.verified(mya);
    const used = await client.verify(mya.loginId, ref, await client.codeTo(mya.phone));
    await expectError(used, { status: 400, codes: ['TG1202'] });
    const { OTPREFNO: late } = await client.requested(mya.loginId);
    clock.advance(300);
    const expired = await client.verify(mya.loginId, late, await client.codeTo(mya.phone));
    await expectError(expired, { status: 400, codes: ['TG1202'] });
  });

  test('that of another customer, user or request is not the right one [SEC-001, SEC-007]', async () => {
    const aung = await customers.add();
    const { OTPREFNO: ref } = await client.requested(mya.loginId);
    const other = await client.requested(aung.loginId);
    const code = await client.codeTo(mya.phone);
    for (const attempt of [
      client.verify(aung.loginId, ref, code),
      client.verify(aung.loginId, ref, code, { UserId: mya.id }),
      client.verify(mya.loginId, ref, code, { UserId: aung.id }),
      client.verify(mya.loginId, other.OTPREFNO, code),
    ]) {
      await expectError(await attempt, { status: 400, codes: ['TG1202'] });
    }
  });

  test('takes the client code ONB alone [API-015, CON-020]', async () => {
    const { OTPREFNO: ref } = await client.requested(mya.loginId);
    const answer = await client.verify(mya.loginId, ref, await client.codeTo(mya.phone), { ClientCode: 'ONBO' });
    expect(answer.status).toBe(400);
  });
});

describe('setting the new password [API-017]', () => {
  test('lets in with the new one and not with the old one [PWR-001]', async () => {
    const ref = await client.verified(mya);
    expect((await client.setPassword(mya.loginId, ref, newPassword, { USER_ID: mya.id })).status).toBe(200);
    await expectError(await customers.login(mya.loginId, password), { status: 400, codes: ['TG1101'] });
    expect((await customers.login(mya.loginId, newPassword)).status).toBe(200);
  });

  test('ends all sessions at once [SEC-008]', async () => {
    const sessions = [await customers.signIn(mya.loginId), await customers.signIn(mya.loginId)];
    const ref = await client.verified(mya);
    await client.setPassword(mya.loginId, ref, newPassword);
    for (const { accesstoken, RefreshToken } of sessions) {
      expect((await server.get('/api/auth/sessions', bearer(accesstoken))).status).toBe(401);
      expect((await customers.refresh(RefreshToken)).status).toBe(401);
    }
  });

  test('lifts the lock of wrong passwords (G-101) [SEC-006]', async () => {
    for (let index = 0; index < 5; index += 1) await customers.login(mya.loginId, wrongPassword);
    await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004'] });
    await client.setPassword(mya.loginId, await client.verified(mya), newPassword);
    expect((await customers.login(mya.loginId, newPassword)).status).toBe(200);
  });

  test('does not let in whom the bank has blocked', async () => {
    await server.database.pool.query(`update customers set status = 'BLOCKED' where id = $1`, [mya.id]);
    await client.setPassword(mya.loginId, await client.verified(mya), newPassword);
    await expectError(await customers.login(mya.loginId, newPassword), { status: 400, codes: ['EX0004', 'TG1512'] });
  });

  test('tells the customer by e-mail [CHN-006]', async () => {
    await client.setPassword(mya.loginId, await client.verified(mya), newPassword);
    const messages = await customers.messagesTo(mya.loginId);
    expect(messages.map(({ template }) => template)).toEqual(['password-changed']);
    expect(messages[0]?.values).toMatchObject({ name: 'MYA MYA', at: clock.now().toISOString() });
  });

  test('is not possible before the code was given', async () => {
    const { OTPREFNO: ref } = await client.requested(mya.loginId);
    await expectError(await client.setPassword(mya.loginId, ref, newPassword), { status: 400, codes: ['TG1202'] });
    expect((await customers.login(mya.loginId, password)).status).toBe(200);
  });

  test('works once', async () => {
    const ref = await client.verified(mya);
    await client.setPassword(mya.loginId, ref, newPassword);
    await expectError(await client.setPassword(mya.loginId, ref, password), { status: 400, codes: ['TG1202'] });
  });

  test('makes every other verified reference worthless', async () => {
    const first = await client.verified(mya);
    const second = await client.verified(mya);
    expect((await client.setPassword(mya.loginId, first, newPassword)).status).toBe(200);
    await expectError(await client.setPassword(mya.loginId, second, password), { status: 400, codes: ['TG1202'] });
    expect((await customers.login(mya.loginId, newPassword)).status).toBe(200);
  });

  test('has to be done in time', async () => {
    const ref = await client.verified(mya);
    clock.advance(1800);
    await expectError(await client.setPassword(mya.loginId, ref, newPassword), { status: 400, codes: ['TG1202'] });
  });

  test('refuses a common password, and another one may be given then [SEC-005]', async () => {
    const ref = await client.verified(mya);
    await expectError(await client.setPassword(mya.loginId, ref, 'Password1'), { status: 400, codes: ['TG1105'] });
    expect((await client.setPassword(mya.loginId, ref, 'alllowercase1')).status).toBe(400);
    expect((await client.setPassword(mya.loginId, ref, newPassword)).status).toBe(200);
  });

  test("another customer's verified reference sets nothing [SEC-001]", async () => {
    const aung = await customers.add();
    const ref = await client.verified(aung);
    await expectError(await client.setPassword(mya.loginId, ref, newPassword), { status: 400, codes: ['TG1202'] });
    expect((await customers.login(mya.loginId, password)).status).toBe(200);
  });

  test('an attacker who has the code sent again gains nothing from the customer who types it', async () => {
    const { OTPREFNO: ref } = await client.requested(mya.loginId);
    clock.advance(60);
    const attackers = (await (await client.resend(mya.loginId)).json()) as { Data: { OTPREFNO: string } };
    expect((await client.verify(mya.loginId, ref, await client.codeTo(mya.phone))).status).toBe(200);
    const stolen = await client.setPassword(mya.loginId, attackers.Data.OTPREFNO, wrongPassword);
    await expectError(stolen, { status: 400, codes: ['TG1202'] });
    expect((await client.setPassword(mya.loginId, ref, newPassword)).status).toBe(200);
  });

  test('of 4 uses of one reference at the same moment one counts', async () => {
    const ref = await client.verified(mya);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.setPassword(mya.loginId, ref, newPassword)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('all steps are answered without /auth too (G-076) [API-015 to API-017]', async () => {
  const { OTPREFNO: ref } = await client.requested(mya.loginId);
  const call = (step: string, body: object) => server.post(`/api/forget_pwd${step}`, body, customers.visitor);
  clock.advance(60);
  expect((await call('/resend_otp', { LOGIN_ID: mya.loginId })).status).toBe(200);
  const code = await client.codeTo(mya.phone);
  const given = { ClientCode: 'ONB', ReferenceNo: ref, OTPCode: code, UserId: mya.id, LoginId: mya.loginId };
  expect((await call('/verify_otp', given)).status).toBe(200);
  const answer = await call('/reset_pwd', { LOGIN_ID: mya.loginId, USER_ID: mya.id, OTPREFNO: ref, PWD: newPassword });
  expect(answer.status).toBe(200);
});

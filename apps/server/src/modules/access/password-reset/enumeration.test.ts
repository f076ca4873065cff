import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createClock } from '../../customers/registration/testing/sign-up-client.ts';
import { type Customers, createCustomers, type TestCustomer } from '../sessions/testing/customers.ts';
import { createResetClient, type ResetClient } from './testing/reset-client.ts';

const unknown = 'nobody@example.com';
const clock = createClock();
let server: TestServer;
let customers: Customers;
let client: ResetClient;
let mya: TestCustomer;
beforeAll(async () => {
  const environment = { RATE_LIMIT_SIGN_IN: '100000', ANONYMOUS_TOKEN_LIFETIME_S: '86400' };
  server = await startTestServer(environment, {}, clock.now);
  customers = await createCustomers(server);
  client = createResetClient(server, customers);
  mya = await customers.add();
});
afterAll(() => server.stop());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const reference = /^[\w-]{22}$/;

/** Ids and references look the same for both; what they are is random and left out of the comparison. */
async function withoutIds(answer: Response): Promise<unknown> {
  const { Data: data, Error: error } = (await answer.json()) as {
    Data?: { USER_ID: string; OTPREFNO: string };
    Error?: object;
  };
  const headers = answer.headers.get('retry-after');
  if (!data) return { status: answer.status, headers, ...error, RequestId: '' };
  expect(data.USER_ID).toMatch(uuid);
  expect(data.OTPREFNO).toMatch(reference);
  return { status: answer.status, headers, ...data, USER_ID: '', OTPREFNO: '' };
}

/** Does the same for a known and an unknown login id and expects one answer. */
async function expectAlike(act: (loginId: string) => Promise<Response>): Promise<unknown> {
  const known = await withoutIds(await act(mya.loginId));
  expect(await withoutIds(await act(unknown))).toEqual(known);
  return known;
}

describe('known and unknown login ids cannot be told apart by a reset [SEC-005, SEC-006]', () => {
  const references: Record<string, { ref: string; userId: string }> = {};
  const refOf = (loginId: string) => references[loginId]?.ref ?? '';
  const userIdOf = (loginId: string) => references[loginId]?.userId ?? '';

  test('by asking for a code', async () => {
    await expectAlike(client.request);
    for (const loginId of [mya.loginId, unknown]) {
      const { OTPREFNO: ref, USER_ID: userId } = await client.requested(loginId);
      references[loginId] = { ref, userId };
    }
  });

  test('by the user id, which stays the same', async () => {
    for (const loginId of [mya.loginId, unknown]) {
      expect((await client.requested(loginId)).USER_ID).toBe(userIdOf(loginId));
      references[loginId] = { ref: (await client.requested(loginId)).OTPREFNO, userId: userIdOf(loginId) };
    }
  });

  test('by wrong codes, up to the last', async () => {
    // Six wrong ones at most are tried, so one of the seven is sure to be wrong throughout.
    const code = (await client.codeTo(mya.phone)) === '000000' ? '111111' : '000000';
    for (let index = 0; index < 5; index += 1) {
      const answer = await expectAlike((loginId) => client.verify(loginId, refOf(loginId), code));
      expect(answer).toMatchObject({ Details: [{ ErrorCode: 'TG1201' }] });
    }
    const answer = await expectAlike((loginId) => client.verify(loginId, refOf(loginId), code));
    expect(answer).toMatchObject({ Details: [{ ErrorCode: 'TG1203' }] });
  });

  test('by invented references and user ids', async () => {
    await expectAlike((loginId) => client.verify(loginId, 'A'.repeat(22), '123456'));
    await expectAlike((loginId) => client.verify(loginId, refOf(loginId), '123456', { UserId: 'somebody' }));
    await expectAlike((loginId) => client.resend(loginId, { USER_ID: 'somebody' }));
  });

  test('by sending it again too soon, in time, too often and by e-mail', async () => {
    await expectAlike((loginId) => client.resend(loginId, { USER_ID: userIdOf(loginId) }));
    for (let index = 0; index < 4; index += 1) {
      clock.advance(60);
      await expectAlike(client.resend);
    }
    await expectAlike((loginId) => client.resend(loginId, { VIA: 'EMAIL' }));
    await expectAlike((loginId) => client.resend(loginId, { VIA: 'EMAIL' }));
  });

  test('by setting a password without a code', async () => {
    await expectAlike((loginId) => client.setPassword(loginId, refOf(loginId), 'Chindwin9Myit'));
    await expectAlike((loginId) => client.setPassword(loginId, refOf(loginId), 'Password1'));
  });

  test('by asking more often than a day allows', async () => {
    for (let index = 0; index < 12; index += 1) {
      clock.advance(index % 4 ? 60 : 3600);
      await expectAlike(client.request);
    }
    expect(await expectAlike(client.request)).toMatchObject({ status: 200, RESENDS_LEFT: 0, EMAIL_POSSIBLE: true });
  });

  test('and no message leaves for an unknown one', async () => {
    const { rows } = await server.database.pool.query('select recipient, not_after from outbox');
    const others = rows.filter(({ recipient }) => ![mya.phone, mya.loginId].includes(recipient));
    expect(others.length).toBeGreaterThan(0);
    for (const { not_after: notAfter } of others) expect(notAfter.getTime()).toBe(0);
  });
});

import { definitionOf } from '@taga/contract';
import { refreshSession } from '@taga/contract/endpoints';
import type { SessionTokens } from '@taga/contract/records/access/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createClock } from '../../customers/registration/testing/sign-up-client.ts';
import { bearer, type Customers, createCustomers, type TestCustomer } from './testing/customers.ts';

const clock = createClock();
let server: TestServer;
let customers: Customers;
let mya: TestCustomer;
beforeAll(async () => {
  const environment = { RATE_LIMIT_TOKENS: '100000', ANONYMOUS_TOKEN_LIFETIME_S: '86400', DATABASE_POOL_SIZE: '16' };
  server = await startTestServer(environment, {}, clock.now);
  customers = await createCustomers(server);
});
beforeEach(async () => {
  mya = await customers.add();
});
afterAll(() => server.stop());

const statusOf = async (access: string) => (await server.get('/api/auth/sessions', bearer(access))).status;

async function refreshed(token: string): Promise<SessionTokens> {
  const answer = await customers.refresh(token);
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return definitionOf(refreshSession).answer.parse(JSON.parse(text)).Data;
}

const expectEnded = async (token: string) =>
  expectError(await customers.refresh(token), { status: 401, codes: ['TG1103'] });

describe('POST auth/refresh_token [API-012, SEC-008]', () => {
  test('gives fresh tokens and their expiry [API-012]', async () => {
    const first = await customers.signIn(mya.loginId);
    clock.advance(600);
    expect(await statusOf(first.accesstoken)).toBe(401);
    const second = await refreshed(first.RefreshToken);
    expect(second.accesstoken).not.toBe(first.accesstoken);
    expect(second.RefreshToken).not.toBe(first.RefreshToken);
    expect(second.expires_in).toBe(600);
    expect(await statusOf(second.accesstoken)).toBe(200);
  });

  test('asked for twice gives nothing once the session is over, and the list of devices forgets it [SES-001]', async () => {
    const first = await customers.signIn(mya.loginId);
    clock.advance(3595);
    await refreshed(first.RefreshToken);
    const { accesstoken } = await customers.signIn(mya.loginId);
    const devices = async () =>
      ((await (await server.get('/api/auth/sessions', bearer(accesstoken))).json()) as { Data: unknown[] }).Data;
    expect(await devices()).toHaveLength(2);
    clock.advance(5);
    await expectEnded(first.RefreshToken);
    expect(await devices()).toHaveLength(1);
  });

  test('never makes the session longer (G-034) [SES-001]', async () => {
    const first = await customers.signIn(mya.loginId);
    let tokens: SessionTokens = first;
    for (let minutes = 9; minutes < 60; minutes += 9) {
      clock.advance(9 * 60);
      tokens = await refreshed(tokens.RefreshToken);
      expect(tokens.session_expiry).toBe(first.session_expiry);
    }
    // 54 minutes after signing in: the access token ends with the session.
    expect(tokens).toMatchObject({ expires_in: 360, session_expires_in: 360, expiry: first.session_expiry });
    clock.advance(359);
    expect(await statusOf(tokens.accesstoken)).toBe(200);
    clock.advance(1);
    expect(await statusOf(tokens.accesstoken)).toBe(401);
    await expectEnded(tokens.RefreshToken);
  });

  test('two tabs that ask within 10 seconds get the same tokens, and both live', async () => {
    const { RefreshToken: token } = await customers.signIn(mya.loginId);
    const first = await refreshed(token);
    clock.advance(9);
    const second = await refreshed(token);
    expect(second).toEqual({ ...first, expires_in: 591, session_expires_in: 3591 });
    expect(await statusOf(first.accesstoken)).toBe(200);
    expect((await refreshed(second.RefreshToken)).accesstoken).not.toBe(first.accesstoken);
  });

  test('a token used again later was stolen: the whole family ends', async () => {
    const first = await customers.signIn(mya.loginId);
    const second = await refreshed(first.RefreshToken);
    const third = await refreshed(second.RefreshToken);
    clock.advance(10);
    await expectEnded(first.RefreshToken);
    expect(await statusOf(third.accesstoken)).toBe(401);
    await expectEnded(third.RefreshToken);
  });

  test("another session of the same customer is not the thief's", async () => {
    const stolen = await customers.signIn(mya.loginId);
    const other = await customers.signIn(mya.loginId);
    await refreshed(stolen.RefreshToken);
    clock.advance(11);
    await expectEnded(stolen.RefreshToken);
    expect(await statusOf(other.accesstoken)).toBe(200);
  });

  test('20 tabs at the same moment get one answer', async () => {
    const { RefreshToken: token } = await customers.signIn(mya.loginId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshed(token)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await server.database.pool.query(
      'select refreshed_at from session_tokens join sessions on id = session_id where customer_id = $1',
      [mya.id],
    );
    expect(rows).toHaveLength(2);
  });

  test('a blocked customer gets no more tokens, and those given no longer work', async () => {
    const tokens = await customers.signIn(mya.loginId);
    await server.database.pool.query(`update customers set status = 'BLOCKED' where id = $1`, [mya.id]);
    expect(await statusOf(tokens.accesstoken)).toBe(401);
    await expectEnded(tokens.RefreshToken);
  });

  test.each(['A'.repeat(43), 'x', "' or 1=1 --"])('%s is no refresh token', async (token) => {
    await expectEnded(token);
  });

  test('an access token is no refresh token, and the other way round', async () => {
    const tokens = await customers.signIn(mya.loginId);
    await expectEnded(tokens.accesstoken);
    expect(await statusOf(tokens.RefreshToken)).toBe(401);
  });

  test('who is signed in can sign in again in place, and the new session has its own hour', async () => {
    const first = await customers.signIn(mya.loginId);
    clock.advance(58 * 60);
    const second = await customers.signIn(mya.loginId);
    clock.advance(2 * 60);
    await expectEnded(first.RefreshToken);
    expect(await statusOf(second.accesstoken)).toBe(200);
    expect((await refreshed(second.RefreshToken)).session_expires_in).toBe(58 * 60);
  });
});

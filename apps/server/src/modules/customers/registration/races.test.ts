import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { untilServed } from '../../../testing/until-served.ts';
import { nrcDraft } from './testing/drafts.ts';
import { createClock, createSignUpClient, otherThan, type SignUpClient } from './testing/sign-up-client.ts';

/** It stands, so that every resend is late enough and only the count can stop one. */
const clock = createClock();
let server: TestServer;
let client: SignUpClient;
beforeAll(async () => {
  const everythingAtOnce = {
    RATE_LIMIT_REGISTER: '100000',
    MAX_CALLS_IN_FLIGHT: '1000',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    ANSWER_TIMEOUT_MS: '600000',
  };
  server = await startTestServer(
    { ...everythingAtOnce, DATABASE_POOL_SIZE: '16', CODE_RESEND_GAP_S: '0' },
    {},
    clock.now,
  );
  client = await createSignUpClient(server);
});
afterAll(() => server.stop());

/** `200`, or the code of the error. */
async function outcomeOf(answer: Response): Promise<string> {
  const body = (await answer.json()) as { Error?: { Details: { ErrorCode: string }[] } };
  return body.Error?.Details[0]?.ErrorCode ?? String(answer.status);
}

/** Exactly so many of each outcome, and one other for every single one of the rest. */
async function expectOutcomes(answers: readonly Response[], exact: Record<string, number>, rest: string) {
  const tally: Record<string, number> = {};
  for (const outcome of await Promise.all(answers.map(outcomeOf))) tally[outcome] = (tally[outcome] ?? 0) + 1;
  const counted = Object.values(exact).reduce((sum, count) => sum + count, 0);
  expect(tally).toEqual({ ...exact, [rest]: answers.length - counted });
}

/** All are evaluated in the end: had a first try counted for anything, the numbers would not come out. */
const times = (count: number, act: () => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, () => untilServed(act)));

describe('all at the same moment, on 16 connections', () => {
  test('of 100 wrong guesses of one code 5 are evaluated [SEC-007]', async () => {
    const draft = { ...nrcDraft, LOGIN_ID: 'guessed@example.com', MOBILENO: '09450000001' };
    const sent = await client.submit(draft);
    const wrong = otherThan(await client.codeTo(draft.MOBILENO));
    const answers = await times(100, () => client.verifyCode(draft, sent.OTPREFNO, wrong));
    await expectOutcomes(answers, { TG1201: 5 }, 'TG1203');
  });

  test('of 100 uses of the right code as many as there are tries are answered alike, and one link is sent [SEC-007]', async () => {
    const draft = { ...nrcDraft, LOGIN_ID: 'eager@example.com', MOBILENO: '09450000002' };
    const sent = await client.submit(draft);
    const code = await client.codeTo(draft.MOBILENO);
    const answers = await times(100, () => client.verifyCode(draft, sent.OTPREFNO, code));
    await expectOutcomes(answers, { 200: 5 }, 'TG1202');
    expect(await client.messagesTo(draft.LOGIN_ID)).toHaveLength(1);
  });

  test('of 200 resends exactly 3 are sent (G-026) [SEC-007]', async () => {
    const draft = { ...nrcDraft, LOGIN_ID: 'resent@example.com', MOBILENO: '09450000003' };
    await client.submit(draft);
    const answers = await times(200, () => client.resend(draft));
    await expectOutcomes(answers, { 200: 3 }, 'TG1205');
    const { rows } = await server.database.pool.query(`select 1 from outbox where recipient = $1`, [draft.MOBILENO]);
    expect(rows).toHaveLength(1 + 3);
  });

  test('of several people who sign up with one e-mail address the first to confirm it is the customer', async () => {
    const drafts = [4, 5, 6].map((digit) => ({
      ...nrcDraft,
      LOGIN_ID: 'shared@example.com',
      MOBILENO: `0945000000${digit}`,
    }));
    const links: Parameters<SignUpClient['verifyEmail']>[0][] = [];
    for (const draft of drafts) {
      await client.confirmPhone(draft);
      links.push(await client.linkTo('shared@example.com'));
    }
    const answers = await Promise.all(links.map((link) => untilServed(() => client.verifyEmail(link))));
    await expectOutcomes(answers, { 200: 1 }, 'TG1104');
    const { rows } = await server.database.pool.query(`select 1 from customers where login_id = 'shared@example.com'`);
    expect(rows).toHaveLength(1);
  });

  test('of 20 uses of one link one makes the customer, the others find it done [EML-005]', async () => {
    const draft = { ...nrcDraft, LOGIN_ID: 'clicked@example.com', MOBILENO: '09450000007' };
    await client.confirmPhone(draft);
    const link = await client.linkTo(draft.LOGIN_ID);
    const answers = await times(20, () => client.verifyEmail(link));
    await expectOutcomes(answers, { 200: 1 }, '103000012');
  });

  test('of 50 requests for another link 3 are sent', async () => {
    const draft = { ...nrcDraft, LOGIN_ID: 'waiting@example.com', MOBILENO: '09450000008' };
    await client.confirmPhone(draft);
    const answers = await times(50, () => client.call('resend_email_verification', { LOGIN_ID: draft.LOGIN_ID }));
    await expectOutcomes(answers, { 200: 3 }, 'TG1205');
    expect(await client.messagesTo(draft.LOGIN_ID)).toHaveLength(1 + 3);
  });
});

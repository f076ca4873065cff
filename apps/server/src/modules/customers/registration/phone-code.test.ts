import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Draft, nrcDraft } from './testing/drafts.ts';
import { createClock, createSignUpClient, otherThan, type SignUpClient } from './testing/sign-up-client.ts';

const clock = createClock();
let server: TestServer;
let client: SignUpClient;
beforeAll(async () => {
  server = await startTestServer({ ANONYMOUS_TOKEN_LIFETIME_S: '86400' }, {}, clock.now);
  client = await createSignUpClient(server);
});
afterAll(() => server.stop());

let people = 0;
/** Somebody new for each test. */
function newcomer(): Draft {
  people += 1;
  const digits = String(people).padStart(6, '0');
  return {
    ...nrcDraft,
    LOGIN_ID: `person${people}@example.com`,
    MOBILENO: `09440${digits}`,
    UID_VALUE: `12/DAGAMA(N)${digits}`,
  };
}

const codesTo = async (phone: string) => {
  const { rows } = await server.database.pool.query(`select 1 from outbox where recipient = $1`, [phone]);
  return rows.length;
};

describe('the code', () => {
  test('does its work once; who lost the answer gets the same again, and a guesser nothing (G-078) [SEC-007]', async () => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    const code = await client.codeTo(draft.MOBILENO);
    const answer = await client.verifyCode(draft, sent.OTPREFNO, code);
    const told = await answer.json();
    expect(told).toMatchObject({ Data: { USER_ID: sent.USER_ID, LOGIN_ID: draft.LOGIN_ID } });
    const again = await client.verifyCode(draft, sent.OTPREFNO, code);
    expect([again.status, await again.json()]).toEqual([200, told]);
    expect(await client.messagesTo(draft.LOGIN_ID)).toHaveLength(1);
    // Each counts as a try, right or not: after five of them not even the right one is known any more.
    const expired = { status: 400, codes: ['TG1202'] };
    for (let guess = 0; guess < 3; guess += 1) {
      await expectError(await client.verifyCode(draft, sent.OTPREFNO, otherThan(code)), expired);
    }
    await expectError(await client.verifyCode(draft, sent.OTPREFNO, code), expired);
  });

  test('may be typed in Burmese digits [NET-008]', async () => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    const code = await client.codeTo(draft.MOBILENO);
    const burmese = code.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));
    expect((await client.verifyCode(draft, sent.OTPREFNO, burmese)).status).toBe(200);
  });

  test('is valid for five minutes (G-038) [SEC-007]', async () => {
    const [inTime, late] = [newcomer(), newcomer()];
    const sent = { inTime: await client.submit(inTime), late: await client.submit(late) };
    clock.advance(299);
    const first = await client.verifyCode(inTime, sent.inTime.OTPREFNO, await client.codeTo(inTime.MOBILENO));
    expect(first.status).toBe(200);
    clock.advance(1);
    const second = await client.verifyCode(late, sent.late.OTPREFNO, await client.codeTo(late.MOBILENO));
    await expectError(second, { status: 400, codes: ['TG1202'] });
  });

  test('has five tries, and the right one comes too late after them [SEC-007]', async () => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    const code = await client.codeTo(draft.MOBILENO);
    for (let guess = 0; guess < 5; guess += 1) {
      const answer = await client.verifyCode(draft, sent.OTPREFNO, otherThan(code));
      await expectError(answer, { status: 400, codes: ['TG1201'] });
    }
    await expectError(await client.verifyCode(draft, sent.OTPREFNO, code), { status: 400, codes: ['TG1203'] });
    expect(await client.messagesTo(draft.LOGIN_ID)).toEqual([]);
  });

  test('is taken with the client code ONBO only (G-028) [SUP-057, CON-020]', async () => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    const code = await client.codeTo(draft.MOBILENO);
    const answer = await client.verifyCode(draft, sent.OTPREFNO, code, { CLIENTCODE: 'ONB' });
    await expectError(answer, { status: 400, codes: ['TG1001'] });
  });

  test.each([
    ['e-mail', { LOGIN_ID: 'somebody-else@example.com' }],
    ['document', { UID_VALUE: '12/DAGAMA(N)999999' }],
    ['kind of document', { UID_TYPE: 'OLD_NRC' }],
    ['birth date', { DOB: '1990-02-27' }],
    ['number', { MOBILENO: '09449999999' }],
  ])('is of no use to who gives another %s [SEC-007]', async (_what, change) => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    const code = await client.codeTo(draft.MOBILENO);
    const answer = await client.verifyCode(draft, sent.OTPREFNO, code, change);
    await expectError(answer, { status: 400, codes: ['TG1202'] });
  });

  test('is of no use under the reference of another person [SEC-007]', async () => {
    const [one, other] = [newcomer(), newcomer()];
    const sentToOne = await client.submit(one);
    const sentToOther = await client.submit(other);
    const code = await client.codeTo(one.MOBILENO);
    await expectError(await client.verifyCode(one, sentToOther.OTPREFNO, code), { status: 400, codes: ['TG1202'] });
    expect((await client.verifyCode(one, sentToOne.OTPREFNO, code)).status).toBe(200);
  });
});

describe('sending it again', () => {
  test('waits for 60 seconds by the clock of the server, which says how long [SEC-007, SUP-039]', async () => {
    const draft = newcomer();
    await client.submit(draft);
    clock.advance(25);
    const tooSoon = await client.resend(draft);
    await expectError(tooSoon, { status: 400, codes: ['TG1204'] });
    expect(tooSoon.headers.get('retry-after')).toBe('35');
    clock.advance(35);
    const answer = await client.resend(draft);
    expect(await answer.json()).toMatchObject({ Data: { RESEND_AFTER: 60, RESENDS_LEFT: 2 } });
  });

  test('makes the earlier code worthless and gives new tries under the same reference [API-023]', async () => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    const earlier = await client.codeTo(draft.MOBILENO);
    for (let guess = 0; guess < 5; guess += 1) await client.verifyCode(draft, sent.OTPREFNO, otherThan(earlier));
    clock.advance(60);
    const { Data: again } = (await (await client.resend(draft)).json()) as { Data: Record<string, string> };
    expect(again).toMatchObject({ OTPREFNO: sent.OTPREFNO, USER_ID: sent.USER_ID, LOGIN_ID: draft.LOGIN_ID });
    expect(again.SENTMESSAGE).toContain('+959');
    const latest = await client.codeTo(draft.MOBILENO);
    if (latest !== earlier) {
      await expectError(await client.verifyCode(draft, sent.OTPREFNO, earlier), { status: 400, codes: ['TG1201'] });
    }
    expect((await client.verifyCode(draft, sent.OTPREFNO, latest)).status).toBe(200);
  });

  test('is possible three times, then once by e-mail to the address on file (G-026) [SUP-042, CHN-005]', async () => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    clock.advance(60);
    await expectError(await client.resend(draft, { VIA: 'EMAIL' }), { status: 400, codes: ['TG1204'] });
    const left: unknown[] = [];
    for (let resend = 0; resend < 3; resend += 1) {
      const { Data: data } = (await (await client.resend(draft)).json()) as { Data: Record<string, unknown> };
      left.push([data.RESENDS_LEFT, data.EMAIL_POSSIBLE]);
      clock.advance(60);
    }
    expect(left).toEqual([
      [2, false],
      [1, false],
      [0, true],
    ]);
    await expectError(await client.resend(draft), { status: 400, codes: ['TG1205'] });
    const byEmail = await client.resend(draft, { VIA: 'EMAIL' });
    expect(await byEmail.json()).toMatchObject({
      Data: { SENTMESSAGE: 'We have sent a 6-digit code to p***@example.com.', EMAIL_POSSIBLE: false },
    });
    const [message] = await client.messagesTo(draft.LOGIN_ID);
    expect(message).toMatchObject({ channel: 'email', template: 'code-by-email', values: { lifetimeS: 300 } });
    clock.advance(60);
    await expectError(await client.resend(draft, { VIA: 'EMAIL' }), { status: 400, codes: ['TG1205'] });
    const answer = await client.verifyCode(draft, sent.OTPREFNO, await client.codeTo(draft.LOGIN_ID));
    expect(answer.status).toBe(200);
  });

  test('goes to the number on file, never to one in the request [CHN-004]', async () => {
    const draft = newcomer();
    const sent = await client.submit(draft);
    clock.advance(60);
    for (const ref of [undefined, sent.OTPREFNO]) {
      const forged = ref ? '09449876543' : '09449876542';
      const answer = await client.resend(draft, { MOBILENO: forged, OTPREFNO: ref });
      expect(answer.status).toBe(200);
      expect(await codesTo(forged)).toBe(0);
    }
    expect(await codesTo(draft.MOBILENO)).toBe(1);
  });

  test('of several sign-ups of one person means the one of the reference, else the latest', async () => {
    const draft = newcomer();
    const first = await client.submit(draft);
    clock.advance(1);
    const second = await client.submit({ ...draft, PWD: 'Ayeyarwady8Myit' });
    clock.advance(60);
    const byReference = await client.resend(draft, { OTPREFNO: first.OTPREFNO });
    expect(await byReference.json()).toMatchObject({ Data: { USER_ID: first.USER_ID } });
    expect(await (await client.resend(draft)).json()).toMatchObject({ Data: { USER_ID: second.USER_ID } });
  });

  test('has the same answers, one after the other, for a sign-up that does not exist', async () => {
    const [known, unknown] = [newcomer(), newcomer()];
    await client.submit(known);
    clock.advance(60);
    const answersFor = async (draft: Draft, act: () => Promise<Response>) => {
      const answer = await act();
      const text = (await answer.text()).replaceAll(draft.LOGIN_ID, 'LOGIN').replace(/\+959\*+\d{3}/, 'PHONE');
      return [answer.status, text.replace(/"(OTPREFNO|USER_ID|RequestId)":"[\w-]{22,36}"/g, '"$1":"same form"')];
    };
    const transcript = async (draft: Draft) => {
      let ref = '';
      const resend = async (changes = {}) => {
        const answer = await client.resend(draft, changes);
        const { Data: data } = (await answer.clone().json()) as { Data?: { OTPREFNO: string; USER_ID: string } };
        if (data) ref = data.OTPREFNO;
        if (data) expect(data.USER_ID).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        return answer;
      };
      const guess = () => client.verifyCode(draft, ref, '012345');
      const answers = [await answersFor(draft, resend), await answersFor(draft, resend)];
      for (let tries = 0; tries < 6; tries += 1) answers.push(await answersFor(draft, guess));
      answers.push(await answersFor(draft, () => client.verifyCode({ ...draft, DOB: '1980-01-01' }, ref, '012345')));
      for (const via of ['SMS', 'SMS', 'SMS', 'EMAIL', 'EMAIL']) {
        clock.advance(60);
        answers.push(await answersFor(draft, () => resend({ VIA: via })));
      }
      clock.advance(301);
      answers.push(await answersFor(draft, guess));
      return answers;
    };
    expect(await transcript(unknown)).toEqual(await transcript(known));
    expect(await codesTo(unknown.MOBILENO)).toBe(0);
  });
});

test('a number that has become a customer’s gets no more codes of other sign-ups, and keeps its own count [SEC-007, SEC-015]', async () => {
  const [owner, attacker] = [newcomer(), newcomer()];
  const borrowed = { ...attacker, MOBILENO: owner.MOBILENO };
  await client.submit(borrowed);
  await client.becomeCustomer(owner);
  const before = await codesTo(owner.MOBILENO);
  clock.advance(60);
  const { Data: again } = (await (await client.resend(borrowed)).json()) as { Data: Record<string, unknown> };
  expect(again).toMatchObject({ RESENDS_LEFT: 2 });
  expect(await codesTo(owner.MOBILENO)).toBe(before);
});

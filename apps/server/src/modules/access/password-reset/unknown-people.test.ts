import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createClock, otherThan } from '../../customers/registration/testing/sign-up-client.ts';
import {
  androidChrome,
  type Customers,
  createCustomers,
  password,
  type TestCustomer,
  wrongPassword,
} from '../sessions/testing/customers.ts';
import { createResetClient, type ResetClient } from './testing/reset-client.ts';

const newPassword = 'Chindwin9Myit';
/** Few, as every password takes its time. */
const maxTries = 2;
const clock = createClock();
let server: TestServer;
let customers: Customers;
let client: ResetClient;
let mya: TestCustomer;
beforeAll(async () => {
  const environment = {
    RATE_LIMIT_SIGN_IN: '100000',
    ANONYMOUS_TOKEN_LIFETIME_S: '86400',
    DATABASE_POOL_SIZE: '16',
    LOGIN_MAX_TRIES: String(maxTries),
  };
  server = await startTestServer(environment, {}, clock.now);
  customers = await createCustomers(server);
  client = createResetClient(server, customers);
});
beforeEach(async () => {
  mya = await customers.add();
});
afterAll(() => server.stop());

const times = async (count: number, act: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await act(index);
};

/** A phone that the customer has signed in with before. */
async function knownPhone(): Promise<{ 'user-agent': string; cookie: string }> {
  const phone = customers.device();
  await phone.signIn(mya.loginId);
  return { 'user-agent': androidChrome, cookie: phone.cookie() };
}

async function errorCodeOf(answer: Response): Promise<string | undefined> {
  const body = (await answer.json()) as { Error?: { Details: { ErrorCode: string }[] } };
  return body.Error?.Details[0]?.ErrorCode;
}

async function smsTo(phone: string): Promise<number> {
  return (await customers.messagesTo(phone)).length;
}

describe('wrong passwords of attackers', () => {
  test('lock attackers, and not the phone that its owner has signed in with before [SEC-006, SEC-015, SEC-016]', async () => {
    const phone = await knownPhone();
    await times(3 * maxTries, () => customers.login(mya.loginId, wrongPassword));
    await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004'] });
    expect((await customers.login(mya.loginId, password, phone)).status).toBe(200);
    // That the owner is in is no reason to give the attackers new tries.
    await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004'] });
  });

  test('of the phone itself lock the phone, and nobody else [SEC-006, SEC-015]', async () => {
    const phone = await knownPhone();
    await times(maxTries, () => customers.login(mya.loginId, wrongPassword, phone));
    await expectError(await customers.login(mya.loginId, password, phone), { status: 400, codes: ['EX0004'] });
    expect((await customers.login(mya.loginId)).status).toBe(200);
    clock.advance(900);
    expect((await customers.login(mya.loginId, password, phone)).status).toBe(200);
  });

  test('are not helped by a cookie that is known for another customer, or from another kind of device [SEC-015, SEC-016]', async () => {
    const phone = await knownPhone();
    const aung = await customers.add();
    await times(maxTries, () => customers.login(aung.loginId, wrongPassword));
    await expectError(await customers.login(aung.loginId, password, phone), { status: 400, codes: ['EX0004'] });
    await times(maxTries, () => customers.login(mya.loginId, wrongPassword));
    const copied = await customers.login(mya.loginId, password, { ...phone, 'user-agent': 'curl/8.0' });
    await expectError(copied, { status: 400, codes: ['EX0004'] });
  });

  test('have the owner told of a lock 3 times a day at most [CHN-006, SEC-015]', async () => {
    await times(4, async () => {
      await times(maxTries, () => customers.login(mya.loginId, wrongPassword));
      clock.advance(900);
    });
    const told = (await customers.messagesTo(mya.loginId)).filter(({ template }) => template === 'locked');
    expect(told).toHaveLength(3);
  });

  test('do not lock out for long who sets a new password: the device that did it is known from then on [SEC-006, SEC-015]', async () => {
    const ref = await client.verified(mya);
    const answer = await client.setPassword(mya.loginId, ref, newPassword);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    await times(maxTries, () => customers.login(mya.loginId, wrongPassword));
    await expectError(await customers.login(mya.loginId, newPassword), { status: 400, codes: ['EX0004'] });
    expect((await customers.login(mya.loginId, newPassword, { cookie })).status).toBe(200);
  });
});

describe('requests of attackers for a reset code', () => {
  test('within the pause repeat the answer, send nothing and keep the code alive [SEC-007, SEC-015]', async () => {
    const { OTPREFNO: ref } = await client.requested(mya.loginId);
    const code = await client.codeTo(mya.phone);
    clock.advance(20);
    await times(15, async () => {
      const answer = await client.request(mya.loginId);
      expect(await answer.json()).toMatchObject({
        Data: { USER_ID: mya.id, RESEND_AFTER: 40, RESENDS_LEFT: 3, EMAIL_POSSIBLE: false },
      });
    });
    expect(await smsTo(mya.phone)).toBe(1);
    expect((await client.verify(mya.loginId, ref, code)).status).toBe(200);
  });

  test('all at the same moment send one SMS [SEC-007]', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => client.request(mya.loginId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(await smsTo(mya.phone)).toBe(1);
  });

  test('count like resends, and then the way by e-mail is left [CHN-005, SEC-007, SEC-015]', async () => {
    await times(12, async () => {
      expect((await client.request(mya.loginId)).status).toBe(200);
      clock.advance(60);
    });
    expect(await smsTo(mya.phone)).toBe(4);
    const answer = await client.request(mya.loginId);
    expect(await answer.json()).toMatchObject({ Data: { RESENDS_LEFT: 0, EMAIL_POSSIBLE: true } });
    expect((await client.resend(mya.loginId, { VIA: 'EMAIL' })).status).toBe(200);
    const { OTPREFNO: ref } = await client.requested(mya.loginId);
    expect((await client.verify(mya.loginId, ref, await client.codeTo(mya.loginId))).status).toBe(200);
  });

  test('spend 10 SMS a day, and the way by e-mail is still left [CHN-005, SEC-007, SEC-015]', async () => {
    await times(6, async () => {
      await times(4, async () => {
        await client.request(mya.loginId);
        clock.advance(60);
      });
      clock.advance(3600);
    });
    expect(await smsTo(mya.phone)).toBe(10);
    const answer = await client.request(mya.loginId);
    expect(await answer.json()).toMatchObject({ Data: { RESENDS_LEFT: 0, EMAIL_POSSIBLE: true } });
    const byEmail = await client.resend(mya.loginId, { VIA: 'EMAIL' });
    const { OTPREFNO: ref } = ((await byEmail.json()) as { Data: { OTPREFNO: string } }).Data;
    expect((await client.verify(mya.loginId, ref, await client.codeTo(mya.loginId))).status).toBe(200);
  });

  test('and their guesses leave the code of the owner’s phone alone, and all its SMS [SEC-007, SEC-015]', async () => {
    const phone = await knownPhone();
    await times(6, async () => {
      const { OTPREFNO: attackers } = await client.requested(mya.loginId);
      await times(2, () => client.verify(mya.loginId, attackers, '000000'));
      clock.advance(60);
    });
    const sentBefore = await smsTo(mya.phone);
    const { OTPREFNO: ref } = await client.requested(mya.loginId, phone);
    expect(await smsTo(mya.phone)).toBe(sentBefore + 1);
    const code = await client.codeTo(mya.phone);
    const { OTPREFNO: attackers } = await client.requested(mya.loginId);
    await times(2, () => client.verify(mya.loginId, attackers, '000000'));
    // The owner's code opens nothing for them.
    expect((await client.verify(mya.loginId, attackers, code)).status).toBe(400);
    expect((await client.verify(mya.loginId, ref, code)).status).toBe(200);
    expect((await client.setPassword(mya.loginId, ref, newPassword)).status).toBe(200);
  });
});

test('wrong codes count across codes: 20 a day, and then not even the right one is evaluated [SEC-007]', async () => {
  const codes: (string | undefined)[] = [];
  await times(4, async () => {
    const { OTPREFNO: ref } = await client.requested(mya.loginId);
    const wrong = otherThan(await client.codeTo(mya.phone));
    await times(5, async () => codes.push(await errorCodeOf(await client.verify(mya.loginId, ref, wrong))));
    clock.advance(60);
  });
  expect(codes).toEqual(Array(20).fill('TG1201'));
  clock.advance(3600);
  const { OTPREFNO: ref } = await client.requested(mya.loginId);
  const right = await client.verify(mya.loginId, ref, await client.codeTo(mya.phone));
  await expectError(right, { status: 400, codes: ['TG1203'] });
});

describe('an address asks for so many codes a day [SEC-006, SEC-016]', () => {
  const perDay = 6;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const tooMany = { status: 429, codes: ['TG0429'] } as const;
  let other: TestServer;
  let people: Customers;
  let requests: ResetClient;
  beforeAll(async () => {
    const environment = { RESETS_PER_DAY: String(perDay), TRUST_PROXY: 'loopback', SANDBOX: 'true' };
    other = await startTestServer(environment, {}, clock.now);
    people = await createCustomers(other);
    requests = createResetClient(other, people);
  });
  afterAll(() => other.stop());

  const countRows = async () => {
    const { rows } = await other.database.pool.query(
      `select (select count(*) from password_resets) + (select count(*) from codes) + (select count(*) from outbox) as all`,
    );
    return Number(rows[0].all);
  };

  test('but those of a phone that the customer has signed in with, which its neighbours do not keep waiting', async () => {
    const hla = await people.add();
    const phone = people.device();
    await phone.signIn(hla.loginId);
    const town = from('203.0.113.10');
    await times(perDay, (index) => requests.request(`neighbour${index}@example.com`, town));
    await expectError(await requests.request(hla.loginId, town), tooMany);
    const own = { ...town, 'user-agent': androidChrome, cookie: phone.cookie() };
    expect((await requests.request(hla.loginId, own)).status).toBe(200);
  });

  test('for customers and for nobody alike; what is refused leaves no row, and another address is let in', async () => {
    const hla = await people.add();
    const town = from('203.0.113.9');
    await times(perDay, async (index) => {
      expect((await requests.request(index % 2 ? hla.loginId : `nobody${index}@example.com`, town)).status).toBe(200);
    });
    const before = await countRows();
    expect(before).toBeGreaterThan(0);
    const [known, unknown] = [await requests.request(hla.loginId, town), await requests.request('x@example.com', town)];
    expect(known.headers.get('retry-after')).toBe(unknown.headers.get('retry-after'));
    await expectError(known, tooMany);
    await expectError(unknown, tooMany);
    await expectError(await requests.call('/resend_otp', { LOGIN_ID: hla.loginId }, town), tooMany);
    expect(await countRows()).toBe(before);
    expect((await requests.request(hla.loginId, from('198.51.100.7'))).status).toBe(200);

    clock.advance(24 * 60 * 60);
    expect((await requests.request(hla.loginId, { ...town, ...(await other.tokenOf('visitor')) })).status).toBe(200);
  });
});

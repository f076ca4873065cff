import { getIntroduction } from '@taga/contract/endpoints';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers } from '../../access/sessions/testing/customers.ts';
import { createOpener, type Opener } from '../drafts/testing/opener.ts';

const invalid = { status: 400, codes: ['TG1308'] };
const answered = { status: 400, codes: ['TG1309'] };
const threeDaysMs = 3 * 24 * 60 * 60 * 1000;

let server: TestServer;
let customers: Customers;
let at: Date;
let people = 0;
/** A phone that nobody has named yet. */
let phone: string;

beforeAll(async () => {
  const limits = { RATE_LIMIT_CALLS: '1000000', RATE_LIMIT_CUSTOMER: '1000000', RATE_LIMIT_SIGN_IN: '100000' };
  server = await startTestServer(
    { ...limits, RATE_LIMIT_REGISTER: '100000', RATE_LIMIT_TOKENS: '100000' },
    {},
    () => at,
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  at = new Date('2026-03-01T04:00:00Z');
  customers = await createCustomers(server);
  phone = newPhone();
});

function newPhone(): string {
  people += 1;
  return `0944${String(people).padStart(7, '0')}`;
}

/** Somebody who submits an application that names these phones; `own` stands for their own. */
async function submit(phones: readonly [string, string], accountClass = '301'): Promise<Opener> {
  const own = newPhone();
  const idValue = `12/DAGAMA(N)${String(people).padStart(6, '0')}`;
  const customer = await customers.add({ idType: 'NRC', idValue, phone: own, fullName: 'NILAR WIN' });
  const opener = await createOpener(server, customers, customer, { accountClass, currency: 'MMK' });
  const [first, second] = phones.map((given) => (given === 'own' ? own : given));
  const { firstIntroducer, secondIntroducer } = opener.answers;
  Object.assign(opener.answers, {
    firstIntroducer: { ...firstIntroducer, phone: first ?? '' },
    secondIntroducer: { ...secondIntroducer, phone: second ?? '' },
  } satisfies Partial<OpeningAnswers>);
  await opener.addFiles();
  await opener.addCheck('VERIFIED');
  await opener.putAt('terms-and-conditions');
  await opener.putCode('right');
  expect((await opener.submit()).status).toBe(200);
  return opener;
}

async function introductionsOf({ id }: Opener) {
  const { rows } = await server.database.pool.query(
    'select * from introductions where authorization_req_id = $1 order by introducer',
    [id],
  );
  return rows as { state: string; not_asked_because: string | null; answered_at: Date | null; token_hash: Buffer }[];
}
const stateOf = async (opener: Opener) =>
  (await introductionsOf(opener)).map(({ state, not_asked_because: reason }) => reason ?? state);

const messagesTo = async (to: string) =>
  (await customers.messagesTo(to)).filter(({ template }) => template === 'introduction');

/** What the last link to a phone carries. */
async function tokenTo(to: string): Promise<string> {
  const { values } = (await messagesTo(to)).at(-1) as { values: { path?: string } };
  return values.path?.replace('/introduce/', '') ?? '';
}

/** With a token of its own, because the clock moves on. */
const ask = async (call: string, body: object) =>
  server.post(`/api/introductions/${call}`, body, await server.tokenOf('visitor'));
const look = (token: string) => ask('get', { Token: token });
const answer = (token: string, given = 'CONFIRM') => ask('answer', { Token: token, Answer: given });

describe('when an application is submitted', () => {
  test('each introducer with a Myanmar phone gets a link by SMS that says who asks, and no more', async () => {
    const opener = await submit([phone, `95${newPhone().slice(1)}`]);
    expect(await stateOf(opener)).toEqual(['asked', 'asked']);
    const [message] = await messagesTo(phone);
    expect(message?.values).toEqual({ name: 'NILAR WIN', path: expect.stringMatching(/^\/introduce\/[\w-]{22}$/) });
    expect(await (await look(await tokenTo(phone))).json()).toEqual({ Data: { Name: 'NILAR WIN' } });
  });

  test('once, however often it is submitted', async () => {
    const opener = await submit([phone, newPhone()]);
    await Promise.all(Array.from({ length: 10 }, () => opener.submit()));
    expect(await messagesTo(phone)).toHaveLength(1);
  });

  test('the link is kept as a hash, and is in no log', async () => {
    const opener = await submit([phone, newPhone()]);
    const token = await tokenTo(phone);
    await server.get(`/introduce/${token}`);
    await look(token);
    const everything = JSON.stringify(await introductionsOf(opener), (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString() : value,
    );
    expect(everything).not.toContain(token);
    expect(server.logged()).not.toContain(token);
  });

  test('who names their own phone gets no link to answer in another’s place; the desk sees why', async () => {
    const opener = await submit(['own', phone]);
    expect(await stateOf(opener)).toEqual(['own-phone', 'asked']);
    expect(await messagesTo(opener.person.phone)).toHaveLength(0);
    // Whichever of the two is the smaller number.
    const smaller = await submit(['own', '09799999999']);
    expect(smaller.person.phone < '09799999999').toBe(true);
    expect(await stateOf(smaller)).toEqual(['own-phone', 'asked']);
    expect(await messagesTo('09799999999')).toHaveLength(1);
  });

  test('one phone for both gets one link', async () => {
    const opener = await submit([phone, `95${phone.slice(1)}`]);
    expect((await stateOf(opener)).toSorted()).toEqual(['asked', 'same-phone']);
    expect(await messagesTo(phone)).toHaveLength(1);
  });

  test('a phone from elsewhere gets none, and keeps nobody from submitting', async () => {
    const opener = await submit(['6591234567', phone]);
    expect(await stateOf(opener)).toEqual(['no-myanmar-phone', 'asked']);
  });

  test('three links a day go to one phone, no matter who names it; later it may be asked again', async () => {
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await stateOf(await submit([phone, newPhone()]))).toEqual(['asked', 'asked']);
    }
    expect(await stateOf(await submit([phone, newPhone()]))).toEqual(['asked-too-often', 'asked']);
    expect(await messagesTo(phone)).toHaveLength(3);
    at = new Date(at.getTime() + 24 * 60 * 60 * 1000);
    customers = await createCustomers(server);
    expect(await stateOf(await submit([phone, newPhone()]))).toEqual(['asked', 'asked']);
  });

  test('many applications that name the same two phones the other way round are all submitted', async () => {
    const other = newPhone();
    const all = Array.from({ length: 8 }, (_, turn) => submit(turn % 2 ? [phone, other] : [other, phone]));
    expect(await Promise.all(all)).toHaveLength(8);
    expect([...(await messagesTo(phone)), ...(await messagesTo(other))]).toHaveLength(6);
  });

  test('who names no introducers has none to ask', async () => {
    const opener = await submit([phone, newPhone()]);
    const skipped = await createOpener(server, customers, opener.customer, { accountClass: '325', currency: 'MMK' });
    Object.assign(skipped.answers, { introducers: { wanted: 'no' } });
    await skipped.addFiles();
    await skipped.addCheck('VERIFIED');
    await skipped.putAt('terms-and-conditions');
    await skipped.putCode('right');
    expect((await skipped.submit()).status).toBe(200);
    expect(await introductionsOf(skipped)).toEqual([]);
  });
});

describe('an introducer’s answer', () => {
  let opener: Opener;
  let token: string;
  beforeEach(async () => {
    opener = await submit([phone, newPhone()]);
    token = await tokenTo(phone);
  });

  test.each([
    ['CONFIRM', 'confirmed'],
    ['DECLINE', 'declined'],
  ])('%s is kept with its time', async (given, state) => {
    at = new Date(at.getTime() + 60_000);
    expect((await answer(token, given)).status).toBe(200);
    const [first, second] = await introductionsOf(opener);
    expect(first).toMatchObject({ state, answered_at: at });
    expect(second).toMatchObject({ state: 'asked', answered_at: null });
  });

  test('is given once; from then on the link tells nobody’s name', async () => {
    const answers = await Promise.all(
      [...Array(10).keys()].map((turn) => answer(token, turn % 2 ? 'CONFIRM' : 'DECLINE')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [first] = await introductionsOf(opener);
    await expectError(await answer(token, first?.state === 'confirmed' ? 'DECLINE' : 'CONFIRM'), answered);
    expect((await introductionsOf(opener))[0]).toEqual(first);
    const refused = await look(token);
    expect(await refused.clone().text()).not.toContain('NILAR');
    await expectError(refused, answered);
  });

  test('comes too late after three days, and a link that never was is answered the same', async () => {
    at = new Date(at.getTime() + threeDaysMs);
    await expectError(await look(token), invalid);
    await expectError(await answer(token), invalid);
    expect(await stateOf(opener)).toEqual(['asked', 'asked']);
    await expectError(await look('A'.repeat(22)), invalid);
    await expectError(await answer('A'.repeat(22)), invalid);
  });

  test('cannot be guessed: so many tries from one address are refused', async () => {
    const guarded = await startTestServer({ RATE_LIMIT_REGISTER: '5' });
    const visitor = await guarded.tokenOf('visitor');
    const guess = () => guarded.post('/api/introductions/get', { Token: 'A'.repeat(22) }, visitor);
    for (let tries = 0; tries < 5; tries += 1) await expectError(await guess(), invalid);
    await expectError(await guess(), { status: 429, codes: ['TG0429'] });
    await guarded.stop();
  });

  test('needs nobody to be signed in, and changes nothing of the application', async () => {
    const before = await opener.row();
    await answer(token, 'DECLINE');
    expect(await opener.row()).toEqual(before);
    expect(getIntroduction.allowedRoles).toEqual(['visitor']);
  });
});

import { customerAtDesk, foundCustomer } from '@taga/contract/records/desk/customer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type DeskServer, startDeskServer } from '../../../testing/desk-server.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { bearer, type Customers, createCustomers, type TestCustomer } from '../../access/sessions/testing/customers.ts';

let server: DeskServer;
let customers: Customers;
let mya: TestCustomer;
let nobody: string;
beforeAll(async () => {
  server = await startDeskServer({ RATE_LIMIT_CALLS: '100000', RATE_LIMIT_SIGN_IN: '100000' });
  customers = await createCustomers(server);
  nobody = '00000000-0000-4000-8000-000000000000';
  mya = await customers.add({
    fullName: 'DAW MYA MYA THAN',
    phone: '09420001117',
    loginId: 'mya.than@example.com',
    idType: 'NRC',
    idValue: '12/DAGAMA(N)810117',
  });
  await customers.add({ fullName: 'U THAN TUN', phone: '09420002228', idType: 'NRC', idValue: '9/MAKHANA(N)777117' });
  await server.database.pool.query(`update customers set cif_no = '70001234' where id = $1`, [mya.id]);
  await server.database.pool.query(
    `insert into account_openings (authorization_req_id, customer_id, account_class, currency, branch_code, services, step,
       cif_no, account_number, created_at, due_at, finished_at)
     values (gen_random_uuid(), $1, '101', 'MMK', '001', '[]', 'done', '70001234', '00110100000000017', now(), now(), now())`,
    [mya.id],
  );
});
afterAll(() => server.stop());

const ask = (path: string, body: object, role: Parameters<DeskServer['desk']>[0] = 'administrator') =>
  server.desk(role, `/customers/${path}`, body);

async function search(text: string): Promise<string[]> {
  const answer = await ask('search', { text }, 'maker');
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { customers: found } = z.object({ customers: z.array(foundCustomer) }).parse(await answer.json());
  return found.map(({ name }) => name);
}

async function view(customerId: string) {
  const answer = await ask('get', { customerId }, 'auditor');
  expect(answer.status).toBe(200);
  return customerAtDesk.parse(await answer.json());
}

const audited = async (action: string) =>
  (
    await server.database.pool.query(
      'select actor_id, subject_id, facts from audit_entries where action = $1 order by id desc limit 1',
      [action],
    )
  ).rows[0];

const isSignedIn = async (token: string) => (await server.get('/api/auth/sessions', bearer(token))).status === 200;

describe('staff find a customer [DSK-011]', () => {
  test.each([
    ['mya than', 'the beginnings of words of the name, in any order and case'],
    ['than mya daw', 'the beginnings of words of the name, in any order and case'],
    ['MYA.THAN@ex', 'an email address'],
    ['0942000111', 'a phone'],
    ['+95 9 420 001 117', 'a phone as people write it'],
    ['၀၉၄၂၀၀၀၁၁၁', 'a phone in Burmese digits'],
    ['12/dagama(n)8101', 'the number of a card'],
    ['810117', 'the six digits that people know by heart'],
    ['7000123', "the bank's own number"],
    ['00110100000000', 'an account that was opened here [DSK-027]'],
    ['၀၀၁၁၀၁၀၀၀', 'the same in Burmese digits [DSK-027]'],
    ['ဒေါ်မြမြသန်း', 'a name in Burmese letters [DSK-027]'],
    ['မြမြ', 'a part of it [DSK-027]'],
    ['၁၂/ဒဂမ(နိုင်)၈၁၀၁၁၇', 'an NRC as it is printed in Burmese [DSK-027]'],
    ['၁၂/ဒဂမ(နိုင်)၈၁၀', 'the beginning of one [DSK-027]'],
    ['12 Da-Ga-Ma [Naing] 810117', 'an NRC as people write it [DSK-027]'],
  ])('by “%s”: %s', async (text) => {
    expect(await search(text)).toEqual(['DAW MYA MYA THAN']);
  });

  test('and everybody who fits, but nobody by what only looks like a pattern', async () => {
    expect(await search('than')).toEqual(['DAW MYA MYA THAN', 'U THAN TUN']);
    expect(await search('%%%')).toEqual([]);
    expect(await search('___')).toEqual([]);
    expect(await search("than') or true --")).toEqual([]);
  });

  test('by indexes alone, however many customers there are', async () => {
    const client = await server.database.pool.connect();
    await client.query('set enable_seqscan = off');
    for (const condition of [
      `login_id like 'mya%'`,
      `phone like '0942%'`,
      `id_value like '12/%' or cif_no like '700%' or "right"(id_value, 6) = '810117'`,
      `to_tsvector('simple', full_name) @@ to_tsquery('simple', 'mya:*')`,
      `id in (select customer_id from account_openings where account_number like '001%')`,
      `string_to_array(name_key, '-') @> array['M', 'TH']`,
    ]) {
      const { rows } = await client.query(`explain select id from customers where ${condition}`);
      expect(JSON.stringify(rows)).toContain('Index Scan');
      expect(JSON.stringify(rows)).not.toContain('Seq Scan');
    }
    await client.query('reset enable_seqscan');
    client.release();
  });

  test('and what they looked for is not written down, only how', async () => {
    await search('810117');
    expect(await audited('customers.searched')).toEqual({
      actor_id: server.staff.maker.id,
      subject_id: null,
      facts: { by: 'phone idValue customerNo accountNumber idDigits', found: 1 },
    });
  });
});

test('staff see a customer with the places where they are signed in, and each view is written down [DSK-011, DSK-012]', async () => {
  await customers.signIn(mya.loginId);
  const shown = await view(mya.id);
  expect(shown).toMatchObject({ name: 'DAW MYA MYA THAN', customerNo: '70001234', status: 'ACTIVE', applications: [] });
  expect(shown.sessions).toMatchObject([{ browser: 'Chrome', platform: 'Android', network: '127.0.0.*' }]);
  expect(shown.devices).toMatchObject([{ browser: 'Chrome', platform: 'Android' }]);
  expect(await audited('customer.viewed')).toMatchObject({ actor_id: server.staff.auditor.id, subject_id: mya.id });
  await expectError(await ask('get', { customerId: nobody }), { status: 404, codes: ['TG0404'] });
});

test('an administrator ends one session or all of them, and they end at once [DSK-011]', async () => {
  const [first, second, third] = [
    await customers.signIn(mya.loginId),
    await customers.signIn(mya.loginId),
    await customers.signIn(mya.loginId),
  ];
  const [{ sessionId } = { sessionId: '' }] = (await view(mya.id)).sessions;
  expect((await ask('sessions/end', { customerId: mya.id, sessionId })).status).toBe(200);
  expect(await isSignedIn(third.accesstoken)).toBe(false);
  expect(await isSignedIn(first.accesstoken)).toBe(true);
  // A session of somebody else is none of this customer.
  await expectError(await ask('sessions/end', { customerId: nobody, sessionId }), { status: 404, codes: ['TG0404'] });

  const all = await ask('sessions/end-all', { customerId: mya.id });
  expect(((await all.json()) as { ended: number }).ended).toBeGreaterThanOrEqual(2);
  expect(await isSignedIn(first.accesstoken)).toBe(false);
  expect(await isSignedIn(second.accesstoken)).toBe(false);
  expect(await audited('customer.sessions-ended')).toMatchObject({ subject_id: mya.id });
});

test('a blocked customer is signed out at once and gets EX0004 until unblocked; staff see who did it, why and when [DSK-011, DSK-043, LOG-008]', async () => {
  const { accesstoken } = await customers.signIn(mya.loginId);
  expect((await ask('block', { customerId: mya.id, reason: 'SUSPECTED_FRAUD' })).status).toBe(200);
  expect(await isSignedIn(accesstoken)).toBe(false);
  // The second code says that it was the bank, and no number of wrong passwords.
  await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004', 'TG1512'] });
  const block = { reason: 'SUSPECTED_FRAUD', by: expect.stringMatching(/./), at: expect.stringMatching(/^\d{4}-/) };
  expect(await view(mya.id)).toMatchObject({ status: 'BLOCKED', sessions: [], block });
  expect((await audited('customer.blocked')).facts).toEqual({ reason: 'SUSPECTED_FRAUD', sessionsEnded: 1 });

  expect((await ask('unblock', { customerId: mya.id, reason: 'IDENTITY_CONFIRMED' })).status).toBe(200);
  expect((await customers.login(mya.loginId)).status).toBe(200);
  expect((await view(mya.id)).block).toBeNull();
  expect(await audited('customer.unblocked')).toMatchObject({
    subject_id: mya.id,
    facts: { reason: 'IDENTITY_CONFIRMED' },
  });
});

test('staff see until when too many wrong passwords lock a customer out, and unlock with a reason [DSK-011, DSK-042]', async () => {
  expect((await view(mya.id)).lockedUntil).toBeNull();
  for (let nth = 0; nth < 5; nth += 1) await customers.login(mya.loginId, 'Wrong1Password');
  expect((await view(mya.id)).lockedUntil).toMatch(/^\d{4}-/);
  await expectError(await ask('unblock', { customerId: mya.id }), { status: 400, codes: ['TG1001'] });
  await expectError(await customers.login(mya.loginId), { status: 400, codes: ['EX0004'] });
  await ask('unblock', { customerId: mya.id, reason: 'IDENTITY_CONFIRMED' });
  expect((await customers.login(mya.loginId)).status).toBe(200);
  expect((await view(mya.id)).lockedUntil).toBeNull();
});

test('an administrator says what a customer came for, and the customer has it at the next sign-in [DSK-011]', async () => {
  await ask('product-code', { customerId: mya.id, productCode: 'CREDITCARD' });
  expect((await customers.signIn(mya.loginId)).PRODUCT_CODE).toBe('CREDITCARD');
  await ask('product-code', { customerId: mya.id, productCode: null });
  expect((await customers.signIn(mya.loginId)).PRODUCT_CODE).toBeNull();
  expect((await audited('customer.product-code-set')).facts).toEqual({ productCode: null });
});

test('makers, checkers and auditors look and change nothing; customers do neither [DSK-011, SEC-002]', async () => {
  const customer = await customers.tokenOf(mya.loginId);
  const changes = [
    ['sessions/end', { sessionId: nobody }],
    ['sessions/end-all', {}],
    ['block', { reason: 'OTHER' }],
    ['unblock', { reason: 'OTHER' }],
    ['product-code', { productCode: 'CREDITCARD' }],
  ] as const;
  for (const [path, more] of changes) {
    const body = { customerId: mya.id, ...more };
    for (const role of ['maker', 'checker', 'auditor'] as const) {
      await expectError(await ask(path, body, role), { status: 403, codes: ['TG0403'] });
    }
    const answer = await server.post(`/api/desk/customers/${path}`, body, customer);
    await expectError(answer, { status: 401, codes: ['TG0401'] });
  }
  await expectError(await server.post('/api/desk/customers/search', { text: 'mya' }, customer), {
    status: 401,
    codes: ['TG0401'],
  });
  expect(await view(mya.id)).toMatchObject({ status: 'ACTIVE', productCode: null });
});

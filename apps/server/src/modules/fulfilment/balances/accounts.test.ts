import { definitionOf } from '@taga/contract';
import { listBalances } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxFixtures } from '../../../bank/testing/sandbox-fixtures.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  type Customers,
  comparable,
  createCustomers,
  type TestCustomer,
} from '../../access/sessions/testing/customers.ts';

let server: TestServer;
let customers: Customers;
let bank: ReturnType<typeof createSandboxFixtures>;
let mya: TestCustomer;
let token: { authorization: string };
let number = 0;

beforeAll(async () => {
  server = await startTestServer({
    RATE_LIMIT_CALLS: '100000',
    PROXY_EMPLOYEE_SUFFIX: 'e1',
    PROXY_BALANCE_SUFFIX: 'b2',
    PROXY_ACCOUNT_SUFFIX: 'c3',
  });
  customers = await createCustomers(server);
  bank = createSandboxFixtures({ db: server.database.db, now: () => new Date() });
});
afterAll(() => server.stop());

/** The document by which both the portal and the bank know somebody. */
function newIdentity() {
  number += 1;
  return { idType: 'NRC', idValue: `12/DAGAMA(N)${String(number).padStart(6, '0')}` } as const;
}

async function addAccount(
  identity: ReturnType<typeof newIdentity>,
  phone: string,
  accountClass: '301' | '501',
  minor: number,
) {
  return (await bank.addAccount({ identity, phone, accountClass, balanceMinor: minor })).accountNumber;
}

let saving: string;
let call: string;
beforeEach(async () => {
  const identity = newIdentity();
  mya = await customers.add(identity);
  saving = await addAccount(identity, mya.phone, '301', 1_250_000_50);
  call = await addAccount(identity, mya.phone, '501', 9_000_00);
  token = await customers.tokenOf(mya.loginId);
});

describe('balances', () => {
  const ask = (isMasked: string, loginId = mya.loginId, headers = token) =>
    server.get(`/api/balances?LOGIN_ID=${loginId}&IS_MASKED=${isMasked}`, headers);

  test('one record for each account, with the balance in whole units [API-010, DSH-002, DSH-009, DSH-010]', async () => {
    const answer = await ask('False');
    expect(definitionOf(listBalances).answer.parse(await answer.json()).Data).toEqual([
      { ACCNO: saving, AVLBAL: 1_250_000.5, ACCLASS: '301', CURRENCY: 'MMK', INITIAL_DEPOSIT: null },
      { ACCNO: call, AVLBAL: 9_000, ACCLASS: '501', CURRENCY: 'MMK', INITIAL_DEPOSIT: null },
    ]);
  });

  test('a masked balance never leaves the server (G-135) [DSH-003, DSH-010]', async () => {
    const text = await (await ask('True')).text();
    expect(JSON.parse(text).Data).toMatchObject([
      { ACCNO: saving, AVLBAL: null },
      { ACCNO: call, AVLBAL: null },
    ]);
    expect(text).not.toContain('1250000');
  });

  test('may be asked for in a body, which no address book of a proxy keeps', async () => {
    const answer = await server.post('/api/balances', { LOGIN_ID: mya.loginId, IS_MASKED: 'False' }, token);
    expect(definitionOf(listBalances).answer.parse(await answer.json()).Data).toHaveLength(2);
  });

  test("another's login id is answered like one that does not exist (G-096) [SEC-001]", async () => {
    const aung = await customers.add();
    const another = await comparable(await ask('False', aung.loginId));
    expect(another).toMatchObject({ status: 404 });
    expect(another).toEqual(await comparable(await ask('False', 'nobody@example.com')));
  });

  test('who has another phone than the bank has on file sees none of the accounts [SEC-001]', async () => {
    const identity = newIdentity();
    await addAccount(identity, '09777777777', '301', 5_000_00);
    const impostor = await customers.add(identity);
    const answer = await ask('False', impostor.loginId, await customers.tokenOf(impostor.loginId));
    expect(await answer.json()).toEqual({ Data: [] });
  });

  test('those who came for a card get none (G-024) [ROL-005]', async () => {
    await server.database.pool.query(`update customers set product_code = 'CREDITCARD' where id = $1`, [mya.id]);
    expect(await (await ask('False')).json()).toEqual({ Data: [] });
  });
});

describe('the checks of an existing account', () => {
  const ask = (kind: 'balance' | 'account' | 'b2' | 'c3', id: string, headers = token) =>
    server.get(`/api/proxy/core_${kind}?Id=${id}`, headers);
  const notAllowed = { status: 400, codes: ['TG1501'] };

  test('tell the balance of an account of the customer, at the addresses with the suffixes that are set too (G-092) [API-058]', async () => {
    for (const kind of ['balance', 'account', 'b2', 'c3'] as const) {
      const answer = await ask(kind, saving);
      expect(await answer.json()).toEqual({ Data: { Account: { AccountBalance: 1_250_000.5 } } });
    }
  });

  test("refuse somebody else's account exactly like one that does not exist (G-096) [API-058, SEC-001]", async () => {
    const aung = await customers.add(newIdentity());
    const his = await customers.tokenOf(aung.loginId);
    const another = await comparable(await ask('balance', saving, his));
    expect(another).toEqual(await comparable(await ask('balance', '00130100000000099', his)));
    await expectError(await ask('account', saving, his), notAllowed);
  });

  test('refuse products that may not pay for a further account (G-092)', async () => {
    const identity = newIdentity();
    const owner = await customers.add(identity);
    const { accountNumber } = await bank.addAccount({ identity, phone: owner.phone, accountClass: '137' });
    const headers = await customers.tokenOf(owner.loginId);
    expect((await ask('balance', accountNumber, headers)).status).toBe(200);
    await expectError(await ask('account', accountNumber, headers), notAllowed);
  });
});

describe('the employee directory', () => {
  test('is asked 10 times a day by one customer, right or wrong, however it is asked [SEC-011]', async () => {
    const curious = await customers.tokenOf((await customers.add()).loginId);
    const asked = (index: number) =>
      index % 2
        ? server.get(`/api/create-account/check/employee?staffId=${5000 + index}`, curious)
        : server.post('/api/create-account/check/employee', { staffId: String(5000 + index) }, curious);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await asked(index)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  test('knows an employee by the reference, at the address with the suffix that is set too (G-082) [API-032, API-033]', async () => {
    await bank.addEmployee('4711', { name: 'DAW KHIN MAR', phone: '09420004711' });
    for (const path of ['create-account/check/employee', 'proxy/digital_employee', 'proxy/digital_e1']) {
      const found = await server.get(`/api/${path}?staffId=4711`, token);
      expect(await found.json()).toEqual({ Data: { EmployeeData: [{ employee_name: 'DAW KHIN MAR' }] } });
    }
    const missing = await server.get('/api/create-account/check/employee?staffId=4712', token);
    await expectError(missing, { status: 400, codes: ['TG1504'] });
  });
});

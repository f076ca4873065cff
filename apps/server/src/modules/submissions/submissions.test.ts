import { getAccountInfo, resendCode, verifyActivationCode } from '@taga/contract/calls';
import { codeStepRecord, outcomeStepRecord } from '@taga/contract/records/application-step';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxFixtures } from '../../bank/testing/sandbox-fixtures.ts';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createOpener, type Opener } from '../applications/testing/opener.ts';
import { foreigner } from '../customers/testing/somebody.ts';
import { type Customers, createCustomers, type TestCustomer } from '../sessions/testing/customers.ts';

let server: TestServer;
let customers: Customers;
let bank: ReturnType<typeof createSandboxFixtures>;
let at = new Date('2026-03-01T04:00:00Z');
let mya: TestCustomer;
let opener: Opener;
let people = 0;

const newIdentity = () => {
  people += 1;
  return { idType: 'NRC', idValue: `12/DAGAMA(N)${String(people).padStart(6, '0')}` } as const;
};
const outOfOrder = { status: 400, codes: ['TG1304'] };
const closed = { status: 400, codes: ['TG1306'] };
const missing = { status: 404, codes: ['TG0404'] };

beforeAll(async () => {
  const limits = { RATE_LIMIT_CALLS: '1000000', RATE_LIMIT_CUSTOMER: '1000000', RATE_LIMIT_SIGN_IN: '100000' };
  server = await startTestServer({ ...limits, RATE_LIMIT_REGISTER: '100000' }, {}, () => at);
  customers = await createCustomers(server);
  bank = createSandboxFixtures({ db: server.database.db, now: () => at });
});
afterAll(() => server.stop());
beforeEach(async () => {
  at = new Date('2026-03-01T04:00:00Z');
  mya = await customers.add(newIdentity());
  opener = await ready(mya);
});

/** Somebody who has accepted the terms. */
async function ready(customer: TestCustomer, accountClass = '301', currency = 'MMK'): Promise<Opener> {
  const readied = await createOpener(server, customers, customer, { accountClass, currency });
  await readied.addFiles();
  await readied.addCheck('VERIFIED');
  await readied.putAt('terms-and-conditions');
  return readied;
}

const isRight = async (answer: Response) => verifyActivationCode.answer.parse(await answer.json()).Data.IsVaid;
const another = (code: string) => (code === '000000' ? '111111' : '000000');

async function ordersOf(id = opener.id) {
  const { rows } = await server.database.pool.query('select * from orders where authorization_req_id = $1', [id]);
  return rows as { record: Record<string, unknown>; marks: string[] }[];
}

describe('the code that closes an application', () => {
  test('goes to the phone on file, and the right one is right [API-046, API-047, OTP-002, OTP-010]', async () => {
    const answer = await opener.askForCode();
    const { SENTMESSAGE } = resendCode.answer.parse(await answer.clone().json()).Data;
    expect(SENTMESSAGE).toContain(mya.phone.slice(-3));
    const code = await opener.codeOf(answer);
    expect(code.OTPCode).toMatch(/^\d{6}$/);
    expect(await isRight(await opener.verify(code))).toBe(true);
    expect((await opener.row()).step).toMatchObject(codeStepRecord('right', opener.baseRoute));
    // Asked again after an answer that got lost.
    expect(await isRight(await opener.verify(code))).toBe(true);
  });

  test('a wrong one is an answer, which is saved, and another one may be tried [OTP-001, OTP-003, OTP-006]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    expect(await isRight(await opener.verify({ ...code, OTPCode: another(code.OTPCode) }))).toBe(false);
    expect((await opener.row()).step).toMatchObject(codeStepRecord('wrong', opener.baseRoute));
    at = new Date(at.getTime() + 61_000);
    const next = await opener.codeOf(await opener.askForCode());
    expect((await opener.row()).step).toMatchObject(codeStepRecord('asked', opener.baseRoute));
    expect(await isRight(await opener.verify(next))).toBe(true);
  });

  test('is sent again three times at most, a minute apart, and anew after an hour (G-026) [OTP-006]', async () => {
    const minute = 61_000;
    await opener.codeOf(await opener.askForCode());
    await expectError(await opener.askForCode(), { status: 400, codes: ['TG1204'] });
    for (let again = 0; again < 3; again += 1) {
      at = new Date(at.getTime() + minute);
      expect((await opener.askForCode()).status).toBe(200);
    }
    at = new Date(at.getTime() + minute);
    await expectError(await opener.askForCode(), { status: 400, codes: ['TG1205'] });
    at = new Date(at.getTime() + 55 * 60_000);
    opener = await createOpener(server, customers, mya);
    at = new Date(at.getTime() + 5 * 60_000);
    expect((await opener.askForCode()).status).toBe(200);
  });

  test('of many requests at once one is sent [SEC-007]', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => opener.askForCode()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await customers.messagesTo(mya.phone)).toHaveLength(1);
  });

  test('belongs to one application [SEC-007]', async () => {
    const other = await ready(mya, '325');
    const code = await opener.codeOf(await opener.askForCode({ AuthorizationReqId: opener.id }));
    await other.codeOf(await other.askForCode({ AuthorizationReqId: other.id }));
    await expectError(await other.verify(code), { status: 400, codes: ['TG1202'] });
    expect(await isRight(await opener.verify(code))).toBe(true);
  });

  test('is not for those who are not there yet, nor for what is theirs not [SEC-001, SEC-004]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    const stranger = await ready(await customers.add(newIdentity()));
    for (const changes of [
      { MOBILENO: '09111222333' },
      { LOGIN_ID: stranger.customer.loginId },
      { UID_VALUE: stranger.person.idValue },
      { DOB: '1991-01-01' },
      { AuthorizationReqId: stranger.id },
    ]) {
      await expectError(await opener.askForCode(changes), outOfOrder);
    }
    await expectError(await stranger.verify(code, { AuthorizationReqId: opener.id }), missing);
    await expectError(await stranger.verify(code, { LoginId: mya.loginId }), missing);
    await opener.putAt('summary-review');
    await expectError(await opener.askForCode(), outOfOrder);
    await expectError(await opener.verify(code), outOfOrder);
    expect(await customers.messagesTo('09111222333')).toEqual([]);
  });
});

describe('handing in', () => {
  async function prove(prepared = opener): Promise<void> {
    const code = await prepared.codeOf(await prepared.askForCode({ AuthorizationReqId: prepared.id }));
    expect(await isRight(await prepared.verify(code))).toBe(true);
  }

  test('makes an order of the whole application (G-084) [API-040, ACT-002]', async () => {
    await prove();
    expect((await opener.submit()).status).toBe(200);
    expect(await opener.row()).toMatchObject({
      status: 'PENDING',
      step: outcomeStepRecord('account-activation', opener.baseRoute),
    });
    const [order] = await ordersOf();
    expect(order).toMatchObject({
      marks: [],
      record: { Name: 'MYA MYA', CustomerType: 'I', BranchName: 'Ahlone Branch', BiometricMatched: 'Y', CIFNo: null },
    });
    expect(order?.record.Contacts).toHaveLength(2);
    const told = getAccountInfo.answer.parse(await (await opener.info()).json()).Data;
    expect(told).toMatchObject({ Status: 'PENDING', AuthorizationReqId: opener.id });
  });

  test('again, and the activation screen that saves itself, change nothing [ACT-002, SBX-007]', async () => {
    await prove();
    await opener.submit();
    const before = await opener.row();
    expect((await opener.submit()).status).toBe(200);
    const Step = outcomeStepRecord('account-activation', opener.baseRoute);
    expect((await opener.post({ ...opener.bodyOf('otp-verification'), Step })).status).toBe(200);
    await expectError(await opener.save('introducers'), closed);
    await expectError(await opener.verify({ OTPRefNo: 'x', OTPCode: '123456' }), closed);
    expect(await opener.row()).toEqual(before);
    expect(await ordersOf()).toHaveLength(1);
  });

  test('fifty times at once, with as many saves in between, it is one order [SBX-007, REL-003]', async () => {
    await prove();
    const step = { Step: codeStepRecord('right', opener.baseRoute) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 ? opener.submit() : opener.post({ ...opener.bodyOf('otp-verification'), ...step }),
      ),
    );
    for (const { status } of answers) expect([200, 400, 409]).toContain(status);
    expect((await opener.submit()).status).toBe(200);
    expect(await ordersOf()).toHaveLength(1);
    expect((await opener.row()).status).toBe('PENDING');
  });

  test('needs a right code [SEC-004]', async () => {
    await expectError(await opener.submit(), outOfOrder);
    await opener.putCode('wrong');
    await expectError(await opener.submit(), outOfOrder);
    await opener.putAt('additional-services');
    await expectError(await opener.submit(), outOfOrder);
    expect(await ordersOf()).toEqual([]);
  });

  test('after a failure a new code is needed [ACT-005, ACT-006, ACT-007]', async () => {
    await prove();
    const Step = outcomeStepRecord('account-information', opener.baseRoute);
    expect((await opener.post({ ...opener.bodyOf('otp-verification'), Step })).status).toBe(200);
    await expectError(await opener.submit(), outOfOrder);
    at = new Date(at.getTime() + 61_000);
    await prove();
    expect((await opener.submit()).status).toBe(200);
  });

  test('is refused when something is missing after all [SEC-004]', async () => {
    await prove();
    await server.database.pool.query('delete from application_files where authorization_req_id = $1', [opener.id]);
    await expectError(await opener.submit(), { status: 400, codes: ['TG1307'] });
    expect(await opener.row()).toMatchObject({ status: 'INIT' });
  });

  test('is refused to who was blacklisted, grew younger or got such an account since [SEC-004, ERR-018]', async () => {
    await prove();
    const { pool } = server.database;
    await pool.query(`update customers set birth_date = '2010-01-01' where id = $1`, [mya.id]);
    await expectError(await opener.submit(), { status: 400, codes: ['TG1302'] });
    await pool.query(`update customers set birth_date = '1990-02-28' where id = $1`, [mya.id]);
    const identity = { idType: 'NRC', idValue: opener.person.idValue } as const;
    await bank.addAccount({ identity, phone: mya.phone, accountClass: '301' });
    await expectError(await opener.submit(), { status: 400, codes: ['1001'] });
    await bank.blacklist(identity);
    await expectError(await opener.submit(), { status: 400, codes: ['TG1301'] });
    expect(await ordersOf()).toEqual([]);
  });

  test('of somebody else’s, or as another class, is as if there were none [SEC-001]', async () => {
    await prove();
    const stranger = await ready(await customers.add(newIdentity()));
    await expectError(await stranger.submit({ AuthorizationReqId: opener.id }), missing);
    await expectError(await opener.submit({ AccountClass: '325' }), missing);
    await expectError(await opener.submit({ AuthorizationReqId: 'x' }), missing);
    expect(await ordersOf()).toEqual([]);
  });

  test('tells staff that nobody has verified the identity', async () => {
    const skipped = await createOpener(server, customers, mya, { accountClass: '501', currency: 'MMK' });
    await skipped.addFiles(['SIGNATURE']);
    await skipped.leave('biomatric', { identity: { status: 'SKIPPED', uploadType: '' } });
    await skipped.putAt('terms-and-conditions');
    await prove(skipped);
    expect((await skipped.submit()).status).toBe(200);
    expect((await ordersOf(skipped.id))[0]).toMatchObject({
      marks: ['identity-not-verified'],
      record: { IdentityStatus: 'SKIPPED', BiometricMatched: 'N' },
    });
  });

  test('a holder of a passport hands in a 107 in dollars [WIZ-001, WIZ-003]', async () => {
    const guest = await customers.add({ ...foreigner, idValue: 'MD7777777' });
    const foreign = await ready(guest, '107', 'USD');
    await prove(foreign);
    expect((await foreign.submit()).status).toBe(200);
    expect((await ordersOf(foreign.id))[0]?.record).toMatchObject({
      Currency: 'USD',
      DateofArrival: '2025-11-03',
      VisaNumber: 'V-778899',
      Files: { Income: [{ Type: 'SRC_INCOME_01' }] },
    });
  });
});

describe('after a decision', () => {
  const decide = (status: string) =>
    server.database.pool.query('update applications set status = $2 where authorization_req_id = $1', [
      opener.id,
      status,
    ]);
  const infoNow = async () => getAccountInfo.answer.parse(await (await opener.info()).json()).Data;

  test('who was rejected may apply again, and the first application stays as it was [INM-014]', async () => {
    await decide('REJECTED');
    const [next, same] = [await infoNow(), await infoNow()];
    expect(next).toMatchObject({ Status: null, Step: null, Revision: 0 });
    expect(next.AuthorizationReqId).not.toBe(opener.id);
    expect(same.AuthorizationReqId).toBe(next.AuthorizationReqId);
    await expectError(await opener.save('introducers'), closed);
    await expectError(await opener.submit(), closed);
  });

  test.each(['INIT', 'PENDING', 'APPROVED'])(
    'there is one application that is %s, and no second [INM-014]',
    async (status) => {
      await decide(status);
      expect(await infoNow()).toMatchObject({ AuthorizationReqId: opener.id, Status: status });
      const second = server.database.pool.query(
        `insert into applications (authorization_req_id, customer_id, account_class, currency, status, created_at)
       values (gen_random_uuid(), $1, '301', 'MMK', 'INIT', now())`,
        [mya.id],
      );
      await expect(second).rejects.toMatchObject({ constraint: 'one_open_application_per_class_and_currency' });
    },
  );

  test('who has the account sees it as completed; who no longer has it may apply again', async () => {
    await decide('COMPLETED');
    const identity = { idType: 'NRC', idValue: opener.person.idValue } as const;
    const { accountNumber } = await bank.addAccount({ identity, phone: mya.phone, accountClass: '301' });
    expect(await infoNow()).toMatchObject({ AuthorizationReqId: opener.id, Status: 'COMPLETED' });
    await server.database.pool.query('update bank_accounts set closed_at = now() where account_number = $1', [
      accountNumber,
    ]);
    expect(await infoNow()).toMatchObject({ Status: null });
  });
});

describe('somebody with a known person’s document and a phone of their own', () => {
  test('is handed to staff as such, sees no balance and gets no customer number [SBX-008]', async () => {
    const identity = newIdentity();
    const { cifNo, accountNumber } = await bank.addAccount({
      identity,
      phone: '09777777777',
      balanceMinor: 5_000_000_00,
    });
    const impostor = await ready(await customers.add(identity), '325');
    const code = await impostor.codeOf(await impostor.askForCode());
    await impostor.verify(code);
    expect((await impostor.submit()).status).toBe(200);
    const [order] = await ordersOf(impostor.id);
    expect(order?.marks).toEqual(['known-person-other-phone']);
    expect(order?.record.CIFNo).toBeNull();
    const balances = await server.post(
      '/api/balances',
      { LOGIN_ID: impostor.customer.loginId, IS_MASKED: 'False' },
      impostor.token,
    );
    expect(JSON.stringify(await balances.json())).not.toContain(accountNumber);
    const { rows } = await server.database.pool.query('select cif_no from customers where id = $1', [
      impostor.customer.id,
    ]);
    expect(rows).toEqual([{ cif_no: null }]);
    expect(JSON.stringify(await impostor.stored())).not.toContain(cifNo);
  });
});

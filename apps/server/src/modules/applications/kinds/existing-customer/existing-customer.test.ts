import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../../testing/expect-error.ts';
import { getCustomer } from '../../../customers/customers/index.ts';
import { totalMinor } from '../../../fulfilment/openings/testing/opening-world.ts';
import { deadChannels } from '../../../messaging/channels/testing/dead-channels.ts';
import { changeMeanwhile } from '../../drafts/testing/change-meanwhile.ts';
import { type OpeningSite, refusals, startOpeningSite } from '../../drafts/testing/opening-site.ts';
import { openCashCurrent } from './open-cash-current.ts';
import { depositMinor, effectsOf, wholeOpening } from './testing/effects.ts';
import {
  createExistingOpener,
  type ExistingOpener,
  existingAccountMinor,
  numberIn,
} from './testing/existing-opener.ts';
import { openingDependencies } from './testing/opening-dependencies.ts';

const notAllowed = { status: 400, codes: ['TG1501'] };
const insufficient = { status: 400, codes: ['TG1502'] };

let site: OpeningSite;
beforeAll(async () => {
  site = await startOpeningSite();
});
afterAll(() => site.server.stop());

const newOpener = (wanted?: Parameters<typeof createExistingOpener>[1]) => createExistingOpener(site, wanted);

/** Who has come to Done, with everything answered. */
async function atDone(changes: Parameters<ExistingOpener['leaveUpTo']>[1] = {}): Promise<ExistingOpener> {
  const one = await newOpener();
  await one.leaveUpTo('confirmation', changes);
  return one;
}

async function balanceOf({ bank }: ExistingOpener, accountNumber: string): Promise<number | undefined> {
  return (await bank.findAccount(accountNumber))?.balance.minor;
}

describe('the account that pays', () => {
  test('must be of a product on the list, no matter who owns it [VAL-078, ETB-020]', async () => {
    const one = await newOpener();
    for (const number of ['00113700000000017', '00110700000000017', '00130']) {
      await expectError(await one.save('bankaccount', { existingAccount: { number } }), refusals.invalid);
    }
  });

  test('must have 10,000 on it, and exactly that is enough [ETB-019, CON-040]', async () => {
    const poor = await newOpener({ balanceMinor: depositMinor - 1 });
    await expectError(await poor.save('bankaccount'), insufficient);
    const exact = await newOpener({ balanceMinor: depositMinor });
    await exact.leaveUpTo('confirmation', { chequeBook: { isWanted: false, isMicr: true } });
    const opened = await numberIn(await exact.create());
    expect(await balanceOf(exact, exact.payer.accountNumber)).toBe(0);
    expect(await balanceOf(exact, opened)).toBe(depositMinor);
  });

  test('is their own: of somebody else it is answered like one that does not exist [SEC-001, ETB-020]', async () => {
    const [one, attacker] = [await newOpener(), await newOpener()];
    for (const number of [attacker.payer.accountNumber, '00130100000099999']) {
      await expectError(await one.save('bankaccount', { existingAccount: { number } }), notAllowed);
    }
  });
});

test('who was linked by staff opens the account as the person the bank knows [SBX-008, ETB-041]', async () => {
  const one = await newOpener({ isLinked: true });
  await one.leaveUpTo('confirmation');
  await numberIn(await one.create());
  expect(await effectsOf(one)).toEqual(wholeOpening);
  expect((await one.opener.row()).status).toBe('COMPLETED');
});

test('every save carries the record by its documented names, and it comes back whole [ETB-052 to ETB-058, API-055, API-056]', async () => {
  const one = await newOpener();
  const { Data: info } = (await (await one.opener.info()).json()) as { Data: { Services: object[] } };
  expect(info).toMatchObject({ AuthorizationReqId: one.opener.id, Services: expect.any(Array) });
  const preSelected = info.Services.filter((service) => 'PreSelect' in service && service.PreSelect);
  expect(preSelected).toMatchObject([{ ServiceId: 'PASSBOOK' }]);
  const { loginId: LOGIN_ID, idType, idValue, birthDate, phone } = one.person;
  const me = await site.server.post('/api/auth/me', { LOGIN_ID }, one.opener.token);
  const known = { UID_TYPE: idType, UID_VALUE: idValue, DOB: birthDate, MOBILENO: phone, PRODUCT_CODE: null };
  expect(await me.json()).toMatchObject({ Data: { LOGIN_ID, ...known, CIFNO: expect.stringMatching(/^\d+$/) } });
  const { code } = one.answers.branch;
  const card = { ATMFlag: 'N', ATMCardType: null, ATMCardDeliveryBranchCode: code };
  const place = { baseRoute: '/create-etb-account/cash-current', stepRouteName: 'additional-services' };
  const step = { ...place, stepRouteNumber: 5, stepNumber: 0, actionRemark: 'normal' };
  expect(one.bodyOf('additional-services')).toMatchObject({
    ...card,
    AccountClass: '137',
    Currency: 'MMK',
    Files: { Signature: expect.any(Object), Images: expect.any(Array), Income: expect.any(Array) },
    Step: step,
    UpdateKeys: ['CIFNo', 'Country', 'Nationality', 'UIdName', 'UIdValue', 'NRCBackNo'],
  });
  await one.leave('bankaccount');
  const asked = await one.opener.askForCode({ AuthorizationReqId: one.opener.id, RECORD_STAT: 'ACTIVE' });
  expect(await asked.json()).toMatchObject({
    Data: { OTPREFNO: expect.any(String), SENTMESSAGE: expect.stringMatching(/\d{3}/) },
  });
  // Another status or client is none that the flow has.
  await expectError(
    await one.opener.askForCode({ AuthorizationReqId: one.opener.id, RECORD_STAT: 'CLOSED' }),
    refusals.invalid,
  );
  expect(await one.place()).toMatchObject({ stepRouteName: 'bankaccount', stepRouteNumber: 1 });
  site.clock.advance(61);
  const { ref, code: proof } = await one.askForCode();
  await expectError(await one.verify({ ref, code: proof }, { ClientCode: 'WEB' }), refusals.invalid);
  const answer = await one.verify({ ref, code: proof }, { CLIENTCODE: 'ONB', RECORD_STAT: 'ACTIVE' });
  expect(await answer.json()).toMatchObject({ Data: { IsVaid: true } });
  for (const left of ['personal-detail', 'introducers', 'choose-branch', 'additional-services'] as const) {
    await one.leave(left);
  }
  expect(await one.opener.stored()).toMatchObject({
    ...card,
    BranchCode: code,
    BranchName: 'Ahlone Branch',
    BranchCity: expect.any(String),
    BranchStateId: expect.any(String),
    BranchStateName: expect.any(String),
    BranchTownshipId: expect.any(String),
    BranchTownshipName: expect.any(String),
    BranchLat: expect.any(Number),
    BranchLong: expect.any(Number),
    Services: expect.arrayContaining([expect.objectContaining({ Selected: true })]),
    Contacts: [],
    ReferId: one.answers.employee.staffId,
    LoginId: one.person.loginId,
    Name: one.person.fullName,
    UIdValue: one.person.idValue,
    ExistingAccountNo: one.payer.accountNumber,
    ChequeBook: 'Y',
    Step: step,
  });
});

describe('the code of an existing customer', () => {
  test('nobody goes on without it, and the 4 that it is saved as opens no branch (G-013) [ETB-014, ETB-049, ETB-050]', async () => {
    const one = await newOpener();
    await expectError(await one.save('personal-detail'), refusals.outOfOrder);
    await one.leave('bankaccount');
    for (const step of ['otp-verification', 'personal-detail', 'choose-branch', 'confirmation'] as const) {
      await expectError(await one.save(step), refusals.outOfOrder);
    }
    await expectError(await one.create(), refusals.outOfOrder);
    await one.proveCode();
    expect(await one.place()).toMatchObject({ stepRouteName: 'otp-verification', stepRouteNumber: 4 });
    await expectError(await one.save('choose-branch'), refusals.outOfOrder);
    await one.leave('personal-detail');
    expect(await one.place()).toMatchObject({ stepRouteName: 'personal-detail', stepRouteNumber: 2 });
  });

  test('a wrong one is an answer, one that came too late or was never sent is an error [API-057, ETB-028, VAL-080]', async () => {
    const one = await newOpener();
    await one.leave('bankaccount');
    const sent = await one.askForCode();
    const wrong = { ...sent, code: sent.code === '000000' ? '000001' : '000000' };
    expect(await (await one.verify(wrong)).json()).toMatchObject({ Data: { IsVaid: false } });
    await expectError(await one.verify({ ...sent, ref: 'no-such-reference' }), { status: 400, codes: ['TG1202'] });
    site.clock.advance(89);
    expect(await (await one.verify(wrong)).json()).toMatchObject({ Data: { IsVaid: false } });
    site.clock.advance(2);
    await expectError(await one.verify(sent), { status: 400, codes: ['TG1202'] });
  });

  test('belongs to who was sent it, by login id and user id [SEC-001, API-057]', async () => {
    const [one, attacker] = [await newOpener(), await newOpener()];
    await one.leave('bankaccount');
    const sent = await one.askForCode();
    const asAttacker = await one.verify(sent, { LoginId: attacker.person.loginId }, attacker.opener.token);
    await expectError(asAttacker, { status: 400, codes: ['TG1202'] });
    await expectError(await one.verify(sent, { LoginId: attacker.person.loginId }), refusals.missing);
    await expectError(await one.verify(sent, { UserId: attacker.opener.customer.id }), refusals.missing);
    expect(await (await one.verify(sent)).json()).toMatchObject({ Data: { IsVaid: true } });
  });

  test('is sent again three times and no more, then by e-mail [ETB-026, CON-017, CHN-005]', async () => {
    const one = await newOpener();
    await one.leave('bankaccount');
    for (let sent = 0; sent < 4; sent += 1) {
      await one.askForCode();
      site.clock.advance(61);
    }
    await expectError(await one.opener.askForCode(), { status: 400, codes: ['TG1205'] });
    // Then it may be had by e-mail instead, at the address on file.
    const byEmail = await one.opener.askForCode({ AuthorizationReqId: one.opener.id, VIA: 'EMAIL' });
    const { Data } = (await byEmail.json()) as { Data: { OTPREFNO: string } };
    const [mail] = (await site.customers.messagesTo(one.person.loginId)).filter(
      ({ template }) => template === 'code-by-email',
    );
    const proof = { ref: Data.OTPREFNO, code: String(mail?.values.code) };
    expect(await (await one.verify(proof)).json()).toMatchObject({ Data: { IsVaid: true } });
  });

  test('who names another account afterwards has to prove it again', async () => {
    const one = await newOpener();
    await one.leaveUpTo('terms-and-conditions');
    const { accountNumber } = await site.bank.addAccount({
      identity: one.person,
      phone: one.person.phone,
      accountClass: '501',
      balanceMinor: 20_000_00,
    });
    await one.leave('bankaccount', { existingAccount: { number: accountNumber } });
    await expectError(await one.save('confirmation'), refusals.outOfOrder);
    expect(await one.place()).toMatchObject({ stepRouteName: 'bankaccount', stepRouteNumber: 1 });
  });
});

describe('the confirmation', () => {
  let working: OpeningSite;
  beforeAll(async () => {
    working = await startOpeningSite({ ...deadChannels, WORKER: 'true' });
  });
  afterAll(() => working.server.stop());

  const spend = async ({ opener, bank, payer }: ExistingOpener, toAccount: string, isBack = false) => {
    const money = { currency: 'MMK', minor: existingAccountMinor - 1_00 } as const;
    const [from, to] = [payer.accountNumber, toAccount];
    const accounts = isBack ? { fromAccount: to, toAccount: from } : { fromAccount: from, toAccount: to };
    await bank.transfer({ reference: `spent-${isBack}-${opener.id}`, ...accounts, money });
  };

  test('opens the account with all that belongs to it, whether or not the browser asks for it (G-176) [ETB-037, ETB-041 to ETB-043, REL-001]', async () => {
    const one = await createExistingOpener(working);
    await one.leaveUpTo('confirmation');
    await expect.poll(() => effectsOf(one)).toEqual(wholeOpening);
    // Who asks afterwards, or at the same time, is told of the same account.
    const number = await numberIn(await one.create());
    for (const call of [one.subscribe, one.charge, one.transfer]) expect((await call(number)).status).toBe(200);
    expect(await effectsOf(one)).toEqual(wholeOpening);
    expect(await one.opener.row()).toMatchObject({ status: 'COMPLETED' });
  });

  test('that the bank refuses begins nothing, and Done opens the account once it may (G-176) [ETB-045]', async () => {
    const [one, other] = [await createExistingOpener(working), await createExistingOpener(working)];
    await one.leaveUpTo('terms-and-conditions');
    await spend(one, other.payer.accountNumber);
    await one.leave('confirmation');
    await expectError(await one.create(), insufficient);
    const { pool } = working.server.database;
    const jobs = () =>
      pool.query(`select 1 from graphile_worker.jobs where key = 'begin-opening:' || $1`, [one.opener.id]);
    await expect.poll(async () => (await jobs()).rows).toEqual([]);
    expect(await effectsOf(one)).toMatchObject({ accounts: 0, orders: 0, ours: 0, messages: 0 });
    await spend(one, other.payer.accountNumber, true);
    await numberIn(await one.create());
    expect(await effectsOf(one)).toEqual(wholeOpening);
  });
});

describe('Done', () => {
  test('opens the account, moves the deposit, orders the cheque book, takes its fee, tells and lists it [ETB-004, ETB-041 to ETB-043, ETB-067, API-051, API-052, API-059]', async () => {
    const one = await atDone();
    const before = await totalMinor(site.server.database);
    const number = await numberIn(await one.create({ authorizerID: 'me', authorizerName: 'ME' }));
    expect(number).toMatch(/^001137\d{11}$/);
    for (const call of [one.subscribe, one.charge, one.transfer]) expect((await call(number)).status).toBe(200);
    expect(await effectsOf(one)).toEqual(wholeOpening);
    expect(await totalMinor(site.server.database)).toBe(before);
    expect(await one.opener.row()).toMatchObject({
      status: 'COMPLETED',
      step: { stepRouteName: 'account-activation', stepRouteNumber: 10 },
    });
    const order = (await (await one.order()).json()) as { Data: object };
    expect(order.Data).toMatchObject({
      bankaccountNumber: number,
      Name: one.person.fullName,
      CIFNo: one.payer.cifNo,
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      Status: 'COMPLETED',
    });
  });

  test('subscription and transfer carry what the specification says, and none of it can be left out [API-053, API-054]', async () => {
    const one = await atDone();
    const ACC_NO = await numberIn(await one.create());
    const { id, token } = one.opener;
    const subscription = { SERVICE_ID: 'CHEQUEBOOK', ACC_NO, BRANCH_CODE: '001', DOCUMENT_NO: id };
    const byWhom = { CREATED_USER_ID: one.person.loginId, EMAIL: one.person.loginId };
    const transfer = {
      DebitAccount: one.payer.accountNumber,
      CreditAccount: ACC_NO,
      Amount: 10_000,
      CurrencyCode: 'MMK',
      TrxnDate: '2026-03-02',
      SourceReferenceNo: `${id}-deposit`,
    };
    for (const [path, body, more] of [
      ['service_subscription', subscription, byWhom],
      ['fund_transfer', transfer, {}],
    ] as const) {
      for (const left of Object.keys(body)) {
        const without = Object.fromEntries(Object.entries(body).filter(([field]) => field !== left));
        const answer = await site.server.post(`/api/account/${path}`, { ...without, ...more }, token);
        expect((await expectError(answer, refusals.invalid)).Details[0]?.Field, left).toBe(left);
      }
      expect((await site.server.post(`/api/account/${path}`, { ...body, ...more }, token)).status).toBe(200);
    }
    expect(await effectsOf(one)).toMatchObject({ newMinor: wholeOpening.newMinor });
    const another = { ...transfer, CurrencyCode: 'USD' };
    await expectError(await site.server.post('/api/account/fund_transfer', another, token), refusals.invalid);
  });

  test('without a cheque book there is no fee, and neither can be asked for afterwards [ETB-042]', async () => {
    const one = await atDone({ chequeBook: { isWanted: false, isMicr: true } });
    const number = await numberIn(await one.create());
    for (const call of [one.subscribe, one.charge]) await expectError(await call(number), refusals.missing);
    expect((await one.transfer(number)).status).toBe(200);
    expect(await effectsOf(one)).toMatchObject({ orders: 4, newMinor: depositMinor });
  });

  test('a cheque book without MICR costs 550 MMK, one with it 1,050, and the bank is told which [CON-041, CON-042, API-051]', async () => {
    for (const [isMicr, ChequeBookType, feeMinor] of [
      [true, 'MICR', 1_050_00],
      [false, 'NON_MICR', 550_00],
    ] as const) {
      const one = await atDone({ chequeBook: { isWanted: true, isMicr } });
      expect(await one.opener.stored()).toMatchObject({ ChequeBook: 'Y', ChequeBookType });
      const number = await numberIn(await one.create());
      // What the body says of the amount is not believed.
      expect((await one.charge(number, { Amount: 1 })).status).toBe(200);
      expect(await balanceOf(one, number)).toBe(depositMinor - feeMinor);
      // The bank knows an order by its content: the same again is the same order, another one is refused.
      const order = {
        reference: `${one.opener.id}-service-CHEQUEBOOK`,
        accountNumber: number,
        serviceId: 'CHEQUEBOOK',
      };
      const again = (as: boolean) => one.bank.orderService({ ...order, branchCode: '001', isMicr: as });
      await expect(again(isMicr)).resolves.toBeUndefined();
      await expect(again(!isMicr)).rejects.toMatchObject({ reason: 'referenceReused' });
    }
  });

  test('a cheque book that the bank refuses is told as that, and the account is open all the same [ETB-045, API-051]', async () => {
    const one = await atDone();
    const order = { accountNumber: one.payer.accountNumber, branchCode: '001', serviceId: 'PASSBOOK' };
    // A reference that was used for something else is refused.
    await one.bank.orderService({ reference: `${one.opener.id}-service-CHEQUEBOOK`, ...order });
    const number = await numberIn(await one.create());
    for (const call of [one.subscribe, one.charge]) {
      await expectError(await call(number), { status: 400, codes: ['TG1505'] });
    }
    expect((await one.transfer(number)).status).toBe(200);
    expect(await balanceOf(one, number)).toBe(depositMinor);
    const { Data } = (await (await one.order()).json()) as { Data: { Services: { ServiceName: string }[] } };
    expect(Data).toMatchObject({ bankaccountNumber: number, Status: 'COMPLETED' });
    expect(Data.Services.map(({ ServiceName }) => ServiceName).join()).not.toMatch(/cheque/i);
    expect(Data.Services).toHaveLength(one.answers.services.length);
  });

  test('fifty calls of each at once, in any order, are one account, one deposit, one fee, totals constant [SBX-007, REL-001]', async () => {
    const one = await atDone();
    const before = await totalMinor(site.server.database);
    const created = await Promise.all(Array.from({ length: 50 }, () => one.create()));
    const numbers = new Set(await Promise.all(created.map(numberIn)));
    expect(numbers.size).toBe(1);
    const [number = ''] = numbers;
    const calls = [one.create, () => one.subscribe(number), () => one.charge(number), () => one.transfer(number)];
    const mixed = Array.from({ length: 200 }, (_, turn) => calls[(turn * 7) % calls.length]);
    const answers = await Promise.all(mixed.map((call) => call?.()));
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(await effectsOf(one)).toEqual(wholeOpening);
    expect(await totalMinor(site.server.database)).toBe(before);
  });

  test('the other calls begin nothing, whatever number they name', async () => {
    const one = await atDone();
    for (const call of [one.subscribe, one.charge, one.transfer]) {
      await expectError(await call(one.payer.accountNumber), refusals.missing);
    }
    expect(await effectsOf(one)).toMatchObject({ accounts: 0, orders: 0, payerMinor: existingAccountMinor });
  });

  test("nobody opens, reads or moves anything with what is another's [SEC-001, SEC-003]", async () => {
    const [one, attacker] = [await atDone(), await newOpener()];
    const { token } = attacker.opener;
    await expectError(await one.create({}, token), refusals.missing);
    await expectError(await one.create({ UIDValue: attacker.person.idValue }, token), refusals.missing);
    await expectError(await one.create({ UIDValue: attacker.person.idValue }), refusals.missing);
    await expectError(await one.create({ DOCUMENT_NO: attacker.opener.id }), refusals.missing);
    const number = await numberIn(await one.create());
    for (const call of [one.subscribe, one.charge, one.transfer]) {
      await expectError(await call(number, {}, token), refusals.missing);
      await expectError(await call(attacker.payer.accountNumber), refusals.missing);
    }
    await expectError(await one.transfer(number, { DebitAccount: attacker.payer.accountNumber }), refusals.missing);
    await expectError(await one.transfer(number, { SourceReferenceNo: one.opener.id }), refusals.missing);
    await expectError(await one.order(one.opener.id, token), refusals.missing);
    expect(await balanceOf(attacker, attacker.payer.accountNumber)).toBe(existingAccountMinor);
    expect(await effectsOf(one)).toEqual(wholeOpening);
  });

  test('money that is gone by then is told before anything is started, and Done works once it is back [ETB-045, G-032]', async () => {
    const one = await atDone();
    const { payer: elsewhere } = await newOpener();
    const money = { currency: 'MMK', minor: existingAccountMinor - 1_00 } as const;
    const [fromAccount, toAccount] = [one.payer.accountNumber, elsewhere.accountNumber];
    await one.bank.transfer({ reference: `spent-${one.opener.id}`, fromAccount, toAccount, money });
    await expectError(await one.create(), insufficient);
    expect(await effectsOf(one)).toMatchObject({ accounts: 0, orders: 0, ours: 0, messages: 0 });
    await one.bank.transfer({
      reference: `back-${one.opener.id}`,
      fromAccount: toAccount,
      toAccount: fromAccount,
      money,
    });
    await numberIn(await one.create());
    expect(await effectsOf(one)).toEqual(wholeOpening);
  });

  test('who failed tries again with another code and comes back to Done [ETB-014]', async () => {
    const one = await atDone();
    expect((await one.saveRetry()).status).toBe(200);
    expect(await one.place()).toMatchObject({
      stepRouteName: 'account-information',
      stepRouteNumber: 9,
      actionRemark: 'retry',
    });
    await expectError(await one.create(), refusals.outOfOrder);
    site.clock.advance(61);
    await one.proveCode();
    expect(await one.place()).toMatchObject({ stepRouteName: 'confirmation', stepRouteNumber: 8 });
    await numberIn(await one.create());
  });

  test('an application that was started on the longer way begins again on this one, and the other way round', async () => {
    const one = await newOpener();
    await one.opener.putAt('additional-services');
    await expectError(await one.save('summary-review'), refusals.outOfOrder);
    await one.leaveUpTo('personal-detail');
    await expectError(await one.opener.save('occupation'), refusals.outOfOrder);
  });
});

test('the number and the card of the account are told once all of it is done, and not before [API-059, ETB-067]', async () => {
  const one = await atDone();
  const number = await numberIn(await one.create());
  const { pool } = site.server.database;
  const put = (step: string, finishedAt: Date | null) =>
    pool.query('update account_openings set step = $2, finished_at = $3 where authorization_req_id = $1', [
      one.opener.id,
      step,
      finishedAt,
    ]);
  const told = async () => ((await (await one.order()).json()) as { Data: { bankaccountNumber: string | null } }).Data;
  const card = () =>
    site.server.post('/api/orders/getEtbAccountCard', { Id: one.opener.id, lang: 'EN' }, one.opener.token);
  // The bank has made the account, and the deposit or a service is still to come.
  for (const step of ['deposit', 'services', 'tell']) {
    await put(step, null);
    expect(await told()).toMatchObject({ bankaccountNumber: null });
    await expectError(await card(), refusals.missing);
  }
  await put('done', site.clock.now());
  expect(await told()).toMatchObject({ bankaccountNumber: number });
  expect((await card()).status).toBe(200);
});

describe('what is opened is what is there when it comes to it', () => {
  const createDuring = (one: ExistingOpener, change: string) =>
    changeMeanwhile(site.server.database, one.opener.id, change, () => one.create());

  test('whatever was there a moment before [SBX-007, SEC-004]', async () => {
    const one = await atDone();
    const { step } = await one.opener.row();
    const before = JSON.stringify({ ...step, stepRouteName: 'choose-branch', stepRouteNumber: 4 });
    await expectError(await createDuring(one, `step = '${before}'`), refusals.outOfOrder);
    const confirmed = 'update applications set step = $2 where authorization_req_id = $1';
    await site.server.database.pool.query(confirmed, [one.opener.id, step]);
    await expectError(await createDuring(one, `status = 'PENDING'`), refusals.closed);
    expect(await effectsOf(one)).toMatchObject({ accounts: 0, orders: 0, ours: 0, messages: 0 });
  });

  test('and where an answer is missing by then nothing begins, and it leads back to the question', async () => {
    const one = await atDone();
    const { pool } = site.server.database;
    const { rows } = await pool.query(
      `update applications set record = record - 'BranchCode' where authorization_req_id = $1 returning step`,
      [one.opener.id],
    );
    await expectError(await one.create(), { status: 400, codes: ['TG1307'] });
    expect(await effectsOf(one)).toMatchObject({ accounts: 0, orders: 0, ours: 0, messages: 0 });
    expect(rows[0].step).toMatchObject({ stepRouteName: 'confirmation' });
    expect(await one.place()).toMatchObject({ stepRouteName: 'introducers' });
  });

  test('and who asks while another call opens the account is told of that one, not that there is one already [REL-001]', async () => {
    const one = await atDone();
    const { db } = site.server.database;
    const dependencies = openingDependencies({ db, bank: one.bank, now: site.clock.now });
    const { customerAccounts } = dependencies;
    let other = '';
    const list: typeof customerAccounts.list = async (of) => {
      other ||= await numberIn(await one.create());
      return customerAccounts.list(of);
    };
    const customer = await getCustomer(db, one.opener.customer.id);
    const late = { ...dependencies, customerAccounts: { ...customerAccounts, list } };
    expect(await openCashCurrent(customer, one.opener.id, late)).toMatchObject({ accountNumber: other });
    expect(await effectsOf(one)).toEqual(wholeOpening);
  });

  test('and nothing is asked of the bank before it is confirmed [SEC-004]', async () => {
    const one = await newOpener();
    await one.leaveUpTo('terms-and-conditions');
    await site.bank.blacklist({ idType: one.person.idType, idValue: one.person.idValue });
    await expectError(await one.create(), refusals.outOfOrder);
  });
});

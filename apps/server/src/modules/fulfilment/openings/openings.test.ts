import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bank } from '../../../bank/bank.ts';
import { BankRefused, BankUnavailable } from '../../../bank/bank-errors.ts';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createOpenings, type Openings } from './openings.ts';
import { openingWork } from './store.ts';
import { countEffects, createPayer, depositMinor, feeMinor, requestOf, totalMinor } from './testing/opening-world.ts';

const now = () => new Date();
const plenty = 50_000_00;
const wholeOpening = { accounts: 1, deposits: 1, fees: 1, services: 3, messages: 1, payerMinor: plenty - depositMinor };

let database: TestDatabase;
let bank: Bank;
let openings: Openings;

function openingsOf(itsBank: Bank): Openings {
  return createOpenings({ db: database.db, bank: itsBank, now, random: Math.random });
}

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 16 });
  bank = createSandboxBank({ db: database.db, now });
  openings = openingsOf(bank);
});
afterAll(() => database.drop());

describe('opening an account', () => {
  test('opens it, moves the deposit, orders services and cheque book, takes the fee and tells the customer [SBX-007]', async () => {
    const payer = await createPayer(database.db, plenty);
    const request = requestOf(payer);
    const opening = await openings.open(request);
    expect(opening).toMatchObject({ step: 'done', refusal: null });
    const account = await bank.findAccount(String(opening.accountNumber));
    expect(account).toMatchObject({
      productCode: '137',
      balance: { currency: 'MMK', minor: depositMinor - feeMinor },
      isOpen: true,
    });
    expect(await countEffects(database, bank, request)).toEqual(wholeOpening);
    const { rows } = await database.pool.query(
      `select type, body, action from inbox_messages where authorization_req_id = $1`,
      [request.authorizationReqId],
    );
    expect(rows).toMatchObject([
      {
        type: 'AccountCreated',
        // Anyone who has ordered a cheque book need not be offered one.
        action: 'N',
        body: { accountNumber: opening.accountNumber, serviceIds: ['PASSBOOK', 'ESTATEMENT', 'CHEQUEBOOK'] },
      },
    ]);
  });

  test('gives the customer the number the bank knows them by (G-104) [SBX-007]', async () => {
    const payer = await createPayer(database.db, plenty);
    const { cifNo } = await openings.open(requestOf(payer));
    const { rows } = await database.pool.query('select cif_no from customers where id = $1', [payer.customerId]);
    expect(rows).toEqual([{ cif_no: cifNo }]);
  });

  test('asked for again, or twenty times at once, it is the same account and one deposit [SBX-007]', async () => {
    const request = requestOf(await createPayer(database.db, plenty));
    const answers = await Promise.all(Array.from({ length: 20 }, () => openings.open(request)));
    const again = await openings.open(request);
    expect(new Set([...answers, again].map(({ accountNumber }) => accountNumber)).size).toBe(1);
    expect(await countEffects(database, bank, request)).toEqual(wholeOpening);
  });

  test('what the row does not keep as it should is never ordered from the bank', async () => {
    const request = requestOf(await createPayer(database.db, plenty));
    const refuses = openingsOf({
      ...bank,
      orderService: () => Promise.reject(new BankUnavailable('for now')),
    });
    expect(await refuses.open(request)).toMatchObject({ step: 'services' });
    await database.pool.query(
      `update account_openings set services = '[{"serviceId": 7}]' where authorization_req_id = $1`,
      [request.authorizationReqId],
    );
    await expect(openings.advance(request.authorizationReqId)).rejects.toThrow('serviceId');
    expect(await countEffects(database, bank, request)).toMatchObject({ services: 0, messages: 0 });
    await database.pool.query('delete from account_openings where authorization_req_id = $1', [
      request.authorizationReqId,
    ]);
  });

  test('without a deposit nothing moves', async () => {
    const payer = await createPayer(database.db, plenty);
    const request = { ...requestOf(payer), deposit: null, chequeBook: null };
    expect(await openings.open(request)).toMatchObject({ step: 'done' });
    expect(await countEffects(database, bank, request)).toMatchObject({ accounts: 1, deposits: 0, messages: 1 });
    expect((await bank.findAccount(payer.accountNumber))?.balance.minor).toBe(plenty);
  });

  test('a fee that the bank cannot take leaves the account and the cheque book as they are', async () => {
    const payer = await createPayer(database.db, plenty);
    const opening = await openings.open({ ...requestOf(payer), deposit: null });
    expect(opening).toMatchObject({ step: 'done', chequeBook: { isPaid: false } });
    expect((await bank.findAccount(String(opening.accountNumber)))?.balance.minor).toBe(0);
  });

  test('a cheque book that the bank does not offer is neither ordered nor paid for', async () => {
    const request = requestOf(await createPayer(database.db, plenty));
    const chequeBook = { serviceId: 'PAPYRUS', feeMinor, isPaid: false };
    const opening = await openings.open({ ...request, chequeBook });
    expect(opening).toMatchObject({ step: 'done', chequeBook: null });
    expect((await bank.findAccount(String(opening.accountNumber)))?.balance.minor).toBe(depositMinor);
  });

  test('a service that the bank does not offer is left out, and the message names the others', async () => {
    const request = requestOf(await createPayer(database.db, plenty));
    const opening = await openings.open({ ...request, services: [{ serviceId: 'LOUNGE' }, ...request.services] });
    expect(opening.services.map(({ serviceId }) => serviceId)).toEqual(['PASSBOOK', 'ESTATEMENT']);
  });
});

describe('when the bank says no', () => {
  test('a deposit that is not covered closes the new account again, and the customer is told [SBX-007]', async () => {
    const before = await totalMinor(database);
    const payer = await createPayer(database.db, depositMinor - 1);
    const request = requestOf(payer);
    const opening = await openings.open(request);
    expect(opening).toMatchObject({ step: 'refused', refusal: 'insufficientFunds' });
    expect((await bank.findAccount(String(opening.accountNumber)))?.isOpen).toBe(false);
    expect((await bank.findAccount(payer.accountNumber))?.balance.minor).toBe(depositMinor - 1);
    expect(await totalMinor(database)).toBe(before + depositMinor - 1);
    const { rows } = await database.pool.query(
      'select type, body from inbox_messages where authorization_req_id = $1',
      [request.authorizationReqId],
    );
    expect(rows).toEqual([{ type: 'RequestRejected', body: { refusal: 'insufficientFunds' } }]);
  });

  test("a deposit from somebody else's account moves nothing, and is answered like one that does not exist [SEC-001]", async () => {
    const attacker = await createPayer(database.db, plenty);
    const payer = await createPayer(database.db, plenty);
    for (const fromAccount of [attacker.accountNumber, '00130100000099999']) {
      const request = { ...requestOf(payer), deposit: { fromAccount, minor: depositMinor } };
      expect(await openings.open(request)).toMatchObject({ step: 'refused', refusal: 'unknownAccount' });
    }
    expect((await bank.findAccount(attacker.accountNumber))?.balance.minor).toBe(plenty);
  });

  test('a deposit that arrives after all, when the account is about to be closed again, leaves it open [REL-004]', async () => {
    const request = requestOf(await createPayer(database.db, plenty));
    const late: Bank = {
      ...bank,
      transfer: () => Promise.reject(new BankRefused('insufficientFunds')),
      async closeAccount(order) {
        const { deposit, currency } = request;
        if (!deposit) throw new Error('There is a deposit.');
        const [reference, money] = [`${request.authorizationReqId}-deposit`, { currency, minor: deposit.minor }];
        await bank.transfer({ reference, fromAccount: deposit.fromAccount, toAccount: order.accountNumber, money });
        return bank.closeAccount(order);
      },
    };
    expect(await openingsOf(late).open(request)).toMatchObject({ step: 'done', refusal: null });
    expect(await countEffects(database, bank, request)).toEqual(wholeOpening);
  });

  test('money of another order, which arrives after the deposit was refused, opens nothing [REL-004]', async () => {
    const request = requestOf(await createPayer(database.db, depositMinor - 1));
    const attacker = await createPayer(database.db, plenty);
    const gift = { reference: randomUUID(), money: { currency: 'MMK', minor: 1 } } as const;
    let giftTo = '';
    const overtaken: Bank = {
      ...bank,
      async closeAccount(order) {
        giftTo = order.accountNumber;
        await bank.transfer({ ...gift, fromAccount: attacker.accountNumber, toAccount: giftTo });
        return bank.closeAccount(order);
      },
    };
    await expect(openingsOf(overtaken).open(request)).rejects.toThrow('accountNotEmpty');
    expect(await countEffects(database, bank, request)).toMatchObject({ deposits: 0, services: 0, messages: 0 });
    await bank.transfer({ ...gift, reference: randomUUID(), fromAccount: giftTo, toAccount: attacker.accountNumber });
    expect(await openings.open(request)).toMatchObject({ step: 'refused', refusal: 'insufficientFunds' });
  });

  test('a blacklisted customer gets no account', async () => {
    const payer = await createPayer(database.db, plenty);
    await database.pool.query(`insert into bank_blacklist values ($1, $2, 'Test', now())`, [
      payer.person.idType,
      payer.person.idValue,
    ]);
    const opening = await openings.open(requestOf(payer));
    expect(opening).toMatchObject({ step: 'refused', refusal: 'customerBlacklisted', accountNumber: null });
  });
});

describe('the id of an opening is that of one customer', () => {
  test('anyone who names that of another gets neither the opening nor an account [SEC-001]', async () => {
    const request = requestOf(await createPayer(database.db, plenty));
    await openings.open(request);
    const attacker = await createPayer(database.db, plenty);
    const stolen = { ...requestOf(attacker), authorizationReqId: request.authorizationReqId };
    await expect(openings.open(stolen)).rejects.toThrow('another customer');
    expect(await countEffects(database, bank, request)).toEqual(wholeOpening);
    expect((await bank.findAccount(attacker.accountNumber))?.balance.minor).toBe(plenty);
  });

  test('a second message of a kind about one decision is refused by the database itself, one about another is not', async () => {
    const { customerId } = await createPayer(database.db, plenty);
    const authorizationReqId = randomUUID();
    const tell = (type: 'AccountCreated' | 'RequestRejected', decisionId = authorizationReqId) =>
      database.pool.query(
        `insert into inbox_messages (id, customer_id, type, category, body, authorization_req_id, decision_id, created_at)
         values ($1, $2, $3, 'Information', '{}', $4, $5, now())`,
        [randomUUID(), customerId, type, authorizationReqId, decisionId],
      );
    await tell('AccountCreated');
    await expect(tell('AccountCreated')).rejects.toMatchObject({ constraint: 'one_message_of_a_type_per_decision' });
    await tell('RequestRejected');
    await tell('RequestRejected', randomUUID());
  });
});

describe('when the bank does not answer', () => {
  test('the opening waits, and goes on where it was left [SBX-007, REL-004]', async () => {
    const request = requestOf(await createPayer(database.db, plenty));
    const mute: Bank = { ...bank, transfer: () => Promise.reject(new BankUnavailable('a test')) };
    const waiting = await openingsOf(mute).open(request);
    expect(waiting).toMatchObject({ step: 'deposit', attempts: 1 });
    const jobs = await database.pool.query(`select 1 from graphile_worker.jobs where key = $1 and run_at > now()`, [
      `advance-opening:${request.authorizationReqId}`,
    ]);
    expect(jobs.rowCount).toBe(1);
    await openings.advance(request.authorizationReqId);
    expect(await countEffects(database, bank, request)).toEqual(wholeOpening);
  });

  test('an answer that got lost after the money moved does not move it again [REL-004]', async () => {
    const request = requestOf(await createPayer(database.db, plenty));
    const forgetful: Bank = {
      ...bank,
      async transfer(order) {
        await bank.transfer(order);
        throw new BankUnavailable('a test');
      },
    };
    await openingsOf(forgetful).open(request);
    await openings.advance(request.authorizationReqId);
    expect(await countEffects(database, bank, request)).toEqual(wholeOpening);
  });

  test('an opening whose job is lost gets another one', async () => {
    const request = requestOf(await createPayer(database.db, plenty));
    const mute: Bank = { ...bank, openAccount: () => Promise.reject(new BankUnavailable('a test')) };
    await openingsOf(mute).open(request);
    await database.pool.query('delete from graphile_worker._private_jobs');
    await database.pool.query(
      `update account_openings set due_at = now() - interval '2 minutes' where finished_at is null`,
    );
    expect(await openingWork.requeue(database.db, new Date())).toBe(1);
    // One that waits for the bank has its job, and would be carried on too early by another.
    await database.pool.query(`update account_openings set due_at = now() where finished_at is null`);
    expect(await openingWork.requeue(database.db, new Date())).toBe(0);
    const jobs = await database.pool.query('select key from graphile_worker.jobs');
    expect(jobs.rows).toEqual([{ key: `advance-opening:${request.authorizationReqId}` }]);
  });
});

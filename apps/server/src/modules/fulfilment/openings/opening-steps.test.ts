import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Bank, BankAccount } from '../../../bank/bank.ts';
import { BankRefused, BankUnavailable } from '../../../bank/bank-errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { applicationRows, startedAt } from '../../applications/drafts/testing/application-rows.ts';
import type { BankOpening } from './opening.ts';
import { openingSteps } from './opening-steps.ts';

let database: TestDatabase;
let opening: BankOpening;
/** What was ordered, in this order. */
let orders: [name: string, order: unknown][];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  orders = [];
  opening = {
    authorizationReqId: randomUUID(),
    customerId: await applicationRows(database).addCustomer(),
    accountClass: '137',
    currency: 'MMK',
    branchCode: '001',
    services: [{ serviceId: 'PASSBOOK' }, { serviceId: 'ESTATEMENT', schedule: { time: 'W', on: 'MON' } }],
    deposit: { fromAccount: 'PAYS', minor: 10_000_00 },
    chequeBook: { serviceId: 'CHEQUEBOOK', feeMinor: 5_00, isPaid: false },
    linkedTo: null,
    step: 'account',
    cifNo: '7',
    accountNumber: 'NEW',
    refusal: null,
    attempts: 1,
  };
});

const payer: BankAccount = {
  accountNumber: 'PAYS',
  cifNo: '7',
  productCode: '301',
  balance: { currency: 'MMK', minor: 50_000_00 },
  branchCode: '001',
  isOpen: true,
  isFunded: true,
  openedAt: startedAt,
};

/** A bank that carries out everything, but for what a test says. */
function bankWith(changes: Partial<Bank> = {}): Bank {
  const takes =
    (name: string, answer?: unknown) =>
    async (order: unknown): Promise<unknown> => {
      orders.push([name, order]);
      return answer;
    };
  const bank = {
    openAccount: takes('open', { cifNo: '7', accountNumber: 'NEW' }),
    closeAccount: takes('close'),
    transfer: takes('transfer'),
    charge: takes('charge'),
    orderService: takes('service'),
    findAccount: async () => payer,
    findMovement: async () => undefined,
    ...changes,
  };
  return bank as Partial<Bank> as Bank;
}

const refuses = (reason: BankRefused['reason']) => () => Promise.reject(new BankRefused(reason));
const isSilent = () => Promise.reject(new BankUnavailable('a test'));

function take(step: keyof typeof openingSteps, bank: Bank, changes: Partial<BankOpening> = {}) {
  const { db } = database;
  return openingSteps[step]({ ...opening, ...changes }, { db, bank, now: () => startedAt, random: () => 0 });
}

describe('the account', () => {
  test.each<[string, Partial<BankOpening>, string, object]>([
    ['then its deposit', {}, 'deposit', {}],
    ['then its services, where no deposit is due', { deposit: null }, 'services', {}],
    ['of the person the customer has proved to be', { linkedTo: '17' }, 'deposit', { linkedTo: '17' }],
  ])('is opened, %s', async (_, changes, step, more) => {
    expect(await take('account', bankWith(), changes)).toEqual({ step, cifNo: '7', accountNumber: 'NEW' });
    expect(orders).toEqual([
      [
        'open',
        {
          reference: `${opening.authorizationReqId}-account`,
          identity: expect.objectContaining({ idType: 'NRC' }),
          name: 'MYA MYA',
          phone: expect.stringMatching(/^09/),
          accountClass: '137',
          currency: 'MMK',
          branchCode: '001',
          ...more,
        },
      ],
    ]);
  });

  test('that the bank refuses is the end, and one that it does not answer is asked for again', async () => {
    expect(await take('account', bankWith({ openAccount: refuses('customerBlacklisted') }))).toEqual({
      step: 'refused',
      refusal: 'customerBlacklisted',
    });
    await expect(take('account', bankWith({ openAccount: isSilent }))).rejects.toThrow(BankUnavailable);
  });
});

describe('the deposit', () => {
  test('is moved from an account of the same customer', async () => {
    expect(await take('deposit', bankWith())).toEqual({ step: 'services' });
    const reference = `${opening.authorizationReqId}-deposit`;
    const money = { currency: 'MMK', minor: 10_000_00 };
    expect(orders).toEqual([['transfer', { reference, fromAccount: 'PAYS', toAccount: 'NEW', money }]]);
  });

  test('is nothing where none is due', async () => {
    expect(await take('deposit', bankWith(), { deposit: null })).toEqual({ step: 'services' });
    expect(orders).toEqual([]);
  });

  test.each<[string, Partial<Bank>, string]>([
    ['from an account that does not exist', { findAccount: async () => undefined }, 'unknownAccount'],
    ['from somebody else', { findAccount: async () => ({ ...payer, cifNo: '8' }) }, 'unknownAccount'],
    ['that is not covered', { transfer: refuses('insufficientFunds') }, 'insufficientFunds'],
  ])('%s undoes the opening, and moves nothing [SEC-001]', async (_, changes, refusal) => {
    expect(await take('deposit', bankWith(changes))).toEqual({ step: 'undo', refusal });
    expect(orders).toEqual([]);
  });

  test('waits for a bank that does not answer, and for an account', async () => {
    await expect(take('deposit', bankWith({ transfer: isSilent }))).rejects.toThrow(BankUnavailable);
    await expect(take('deposit', bankWith(), { accountNumber: null })).rejects.toThrow('no account number');
  });
});

describe('services and cheque book', () => {
  const reference = (name: string) => `${opening.authorizationReqId}-${name}`;
  const order = (serviceId: string, more: object = {}) => [
    'service',
    { reference: reference(`service-${serviceId}`), accountNumber: 'NEW', branchCode: '001', serviceId, ...more },
  ];
  const fee = () => [
    'charge',
    { reference: reference('cheque-book-fee'), accountNumber: 'NEW', money: { currency: 'MMK', minor: 5_00 } },
  ];
  const ordered = () => [order('PASSBOOK'), order('ESTATEMENT', { schedule: { time: 'W', on: 'MON' } })];

  test.each([
    ['with its line for machines', {}],
    ['without it', { isMicr: false }],
  ])('are ordered and paid for, a cheque book %s', async (_, more) => {
    const chequeBook = { serviceId: 'CHEQUEBOOK', feeMinor: 5_00, isPaid: false, ...more };
    expect(await take('services', bankWith(), { chequeBook })).toEqual({
      step: 'tell',
      services: opening.services,
      chequeBook: { ...chequeBook, isPaid: true },
    });
    expect(orders).toEqual([...ordered(), order('CHEQUEBOOK', more), fee()]);
  });

  test('without a cheque book are services alone', async () => {
    expect(await take('services', bankWith(), { chequeBook: null })).toMatchObject({ step: 'tell', chequeBook: null });
    expect(orders).toEqual(ordered());
  });

  test('that the bank refuses are left out, and cost nothing', async () => {
    const bank = bankWith({ orderService: refuses('unknownService') });
    expect(await take('services', bank)).toEqual({ step: 'tell', services: [], chequeBook: null });
    expect(orders).toEqual([]);
  });

  test('stay where the fee is refused', async () => {
    const { chequeBook } = await take('services', bankWith({ charge: refuses('insufficientFunds') }));
    expect(chequeBook).toEqual({ ...opening.chequeBook, isPaid: false });
  });

  test.each<[string, Partial<Bank>]>([
    ['the order', { orderService: isSilent }],
    ['the fee', { charge: isSilent }],
  ])('wait for a bank that does not answer %s', async (_, changes) => {
    await expect(take('services', bankWith(changes))).rejects.toThrow(BankUnavailable);
  });
});

describe('what is undone', () => {
  const arrived = async () => ({
    reference: 'any',
    ...payer,
    fromAccount: 'PAYS',
    toAccount: 'NEW',
    money: payer.balance,
    at: startedAt,
  });

  test('closes the account again', async () => {
    expect(await take('undo', bankWith())).toEqual({ step: 'refused' });
    expect(orders).toEqual([['close', { reference: `${opening.authorizationReqId}-undo`, accountNumber: 'NEW' }]]);
  });

  test('goes on where the deposit has arrived after all', async () => {
    const asked: string[] = [];
    const findMovement = (reference: string) => {
      asked.push(reference);
      return arrived();
    };
    const bank = bankWith({ closeAccount: refuses('accountNotEmpty'), findMovement });
    expect(await take('undo', bank)).toEqual({ step: 'services', refusal: null });
    expect(asked).toEqual([`${opening.authorizationReqId}-deposit`]);
  });

  test.each<[string, Partial<Bank>, string]>([
    ['money of another order is in it', { closeAccount: refuses('accountNotEmpty') }, 'accountNotEmpty'],
    ['it is closed', { closeAccount: refuses('accountClosed'), findMovement: arrived }, 'accountClosed'],
    ['the bank does not answer', { closeAccount: isSilent, findMovement: arrived }, 'a test'],
  ])('is tried again where %s', async (_, changes, message) => {
    await expect(take('undo', bankWith(changes))).rejects.toThrow(message);
  });
});

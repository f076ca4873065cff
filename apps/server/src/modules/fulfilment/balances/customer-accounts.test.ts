import { errorCodes } from '@taga/contract';
import { creditCardProductCode } from '@taga/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BankAccount } from '../../../bank/bank.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { applicationRows, startedAt } from '../../applications/drafts/testing/application-rows.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import { createCustomerAccounts, getCustomerOpenAccount, getPayingAccount } from './customer-accounts.ts';
import { listBalances, toDepositRecord } from './list-balances.ts';

let database: TestDatabase;
let customer: Customer;
/** Whom the bank finds by the document, and what it was asked. */
let known: { cifNo: string; name: string; phone: string } | undefined;
let asked: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  asked = [];
  customer = await getCustomer(database.db, await applicationRows(database).addCustomer());
  known = { cifNo: '7', name: 'MYA MYA', phone: customer.person.phone };
});

const account = (changes: Partial<BankAccount> = {}): BankAccount => ({
  accountNumber: '00130100000000001',
  cifNo: '7',
  productCode: '301',
  balance: { currency: 'MMK', minor: 10_000_50 },
  branchCode: '001',
  isOpen: true,
  isFunded: true,
  openedAt: startedAt,
  ...changes,
});

function accountsWith(found: BankAccount | undefined = account()) {
  const bank = {
    findCustomer: async () => {
      asked.push('customer');
      return known;
    },
    listAccounts: async (cifNo: string) => {
      asked.push(`accounts of ${cifNo}`);
      return found ? [found] : [];
    },
    findAccount: async () => {
      asked.push('account');
      return found;
    },
  };
  return createCustomerAccounts({ db: database.db, bank: bank as never });
}

const again = () => getCustomer(database.db, customer.id);

describe('the number of a customer', () => {
  test('is found by document and phone, and kept', async () => {
    await database.pool.query('update customers set existing_customer = null where id = $1', [customer.id]);
    expect(await accountsWith().customerNo(customer)).toBe('7');
    expect(await again()).toMatchObject({ cifNo: '7', existingCustomer: true });
    asked = [];
    expect(await accountsWith().customerNo(await again())).toBe('7');
    expect(asked).toEqual([]);
  });

  test.each<[string, () => typeof known]>([
    ['whom the bank does not know', () => undefined],
    ['who has another phone than the bank has on file', () => known && { ...known, phone: '09777777777' }],
  ])('is none of somebody %s, who sees nothing [SEC-001]', async (_, whom) => {
    known = whom();
    const accounts = accountsWith(account());
    expect(await accounts.customerNo(customer)).toBeNull();
    expect(await accounts.list(customer)).toEqual([]);
    expect(await accounts.find(customer, '00130100000000001')).toBeUndefined();
    expect(new Set(asked)).toEqual(new Set(['customer']));
    expect(await again()).toMatchObject({ cifNo: null });
  });
});

test('an account of somebody else is answered like none [SEC-001]', async () => {
  expect(await accountsWith(account({ cifNo: '8' })).find(customer, 'any')).toBeUndefined();
  expect(await accountsWith(account()).find(customer, 'any')).toEqual(account());
});

test.each<[string, Partial<BankAccount>, boolean, boolean]>([
  ['open, in kyats and of a product on the list', {}, true, true],
  ['closed', { isOpen: false }, false, false],
  ['of a product that is not on the list', { productCode: '137' }, true, false],
  ['in dollars', { balance: { currency: 'USD', minor: 1 } }, true, false],
  ['of somebody else', { cifNo: '8' }, false, false],
])('an account that is %s may be looked at, and may pay, or not', async (_, changes, isOpen, mayPay) => {
  const found = account(changes);
  for (const [get, isAllowed] of [
    [getCustomerOpenAccount, isOpen],
    [getPayingAccount, mayPay],
  ] as const) {
    const answer = get(customer, found.accountNumber, accountsWith(found));
    if (isAllowed) expect(await answer).toEqual(found);
    else await expect(answer).rejects.toMatchObject({ code: errorCodes.accountNotAllowed });
  }
});

describe('balances', () => {
  test.each([
    ['in whole units', false, 10_000.5],
    ['masked', true, null],
  ])('are shown %s', async (_, isMasked, AVLBAL) => {
    expect(await listBalances(customer, { isMasked, language: 'en' }, accountsWith())).toMatchObject([
      { ACCNO: '00130100000000001', AVLBAL, ACCLASS: '301', CURRENCY: 'MMK' },
    ]);
  });

  test('are none of who came for a card', async () => {
    const forCard = { ...customer, productCode: creditCardProductCode };
    expect(await listBalances(forCard, { isMasked: false, language: 'en' }, accountsWith())).toEqual([]);
    expect(asked).toEqual([]);
  });

  test.each([
    ['001', 'Ahlone Branch'],
    ['999', '999'],
  ])('say what is to be paid in, and at which branch: %s', (branchCode, BranchName) => {
    const due = { money: { currency: 'MMK', minor: 1_000_00 }, branchCode } as const;
    expect(toDepositRecord(due, 'en')).toEqual({ Amount: 1_000, Currency: 'MMK', BranchName });
    expect(toDepositRecord(undefined, 'en')).toBeNull();
  });
});

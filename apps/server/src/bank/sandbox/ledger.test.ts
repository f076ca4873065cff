import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import type { Bank, Money } from '../bank.ts';
import { type BankFixtures, kyat, newReference, refusalOf } from '../testing/bank-under-test.ts';
import { faultsInBooks } from '../testing/books.ts';
import { createSandboxFixtures } from '../testing/sandbox-fixtures.ts';
import { accountNumberOf } from './account-number.ts';
import { createBackOffice, createSandboxBank } from './index.ts';

let database: TestDatabase;
let bank: Bank;
let fixtures: BankFixtures;
const now = () => new Date('2026-02-03T04:05:06.789Z');

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createSandboxBank({ db: database.db, now });
  fixtures = createSandboxFixtures({ db: database.db, now });
});
afterAll(() => database.drop());

afterEach(async () => {
  expect(await faultsInBooks(database.db)).toEqual([]);
});

/** The rule that the database says is broken; nothing when it takes the statements as one transaction. */
async function brokenRule(...statements: readonly RawBuilder<unknown>[]): Promise<string | undefined> {
  try {
    await database.db.transaction().execute(async (trx) => {
      for (const statement of statements) await statement.execute(trx);
    });
    return undefined;
  } catch (error) {
    return (error as { constraint?: string }).constraint ?? String(error);
  }
}

const order = (reference: string) =>
  sql`insert into bank_orders (reference, kind, fingerprint, at)
    values (${reference}, 'transfer', sha256('content'), now())`;

const leg = (reference: string, accountNumber: string, { currency, minor }: Money) =>
  sql`insert into bank_postings (order_id, account_number, currency, minor)
    select id, ${accountNumber}, ${currency}, ${minor}::bigint from bank_orders where reference = ${reference}`;

async function twoAccounts() {
  const [from, to] = [await fixtures.addAccount({ balanceMinor: 100 }), await fixtures.addAccount()];
  return { from: from.accountNumber, to: to.accountNumber, reference: newReference() };
}

describe('the database itself', () => {
  test('takes a movement whose legs sum to zero, one leg after the other [SBX-002]', async () => {
    const { from, to, reference } = await twoAccounts();
    const legs = [leg(reference, from, kyat(-30)), leg(reference, to, kyat(30))];
    expect(await brokenRule(order(reference), ...legs)).toBeUndefined();
    expect((await bank.findAccount(to))?.balance).toEqual(kyat(30));
  });

  test('refuses a movement whose legs do not sum to zero [SBX-002]', async () => {
    const { from, to, reference } = await twoAccounts();
    const legs = [leg(reference, from, kyat(-30)), leg(reference, to, kyat(31))];
    expect(await brokenRule(order(reference), ...legs)).toBe('bank_movements_sum_to_zero');
    expect(await brokenRule(order(reference), leg(reference, to, kyat(1)))).toBe('bank_movements_sum_to_zero');
  });

  test('refuses one that sums to zero over two currencies but not in each [SBX-002]', async () => {
    const { from, reference } = await twoAccounts();
    const legs = [leg(reference, from, kyat(-30)), leg(reference, 'FEES-USD', { currency: 'USD', minor: 30 })];
    expect(await brokenRule(order(reference), ...legs)).toBe('bank_movements_sum_to_zero');
  });

  test('refuses a movement without legs, and a leg that comes later', async () => {
    const { from, to, reference } = await twoAccounts();
    expect(await brokenRule(order(reference))).toBe('bank_movements_sum_to_zero');
    await bank.transfer({ reference, fromAccount: from, toAccount: to, money: kyat(30) });
    expect(await brokenRule(leg(reference, 'FEES-MMK', kyat(5)))).toBe('bank_movements_sum_to_zero');
  });

  test('refuses a posting in another currency than the account’s [SBX-002]', async () => {
    const { from, reference } = await twoAccounts();
    const legs = [
      leg(reference, 'VAULT-USD', { currency: 'USD', minor: -30 }),
      leg(reference, from, { currency: 'USD', minor: 30 }),
    ];
    expect(await brokenRule(order(reference), ...legs)).toBe('bank_postings_in_the_currency_of_the_account');
  });

  test('refuses to overdraw a customer’s account, and to put money into a closed one', async () => {
    const { from, to, reference } = await twoAccounts();
    const tooMuch = [leg(reference, from, kyat(-101)), leg(reference, to, kyat(101))];
    expect(await brokenRule(order(reference), ...tooMuch)).toBe('bank_accounts_of_customers_not_overdrawn');
    await bank.closeAccount({ reference: newReference(), accountNumber: to });
    const toClosed = [leg(reference, from, kyat(-1)), leg(reference, to, kyat(1))];
    expect(await brokenRule(order(reference), ...toClosed)).toBe('bank_accounts_closed_are_empty');
  });

  test.each(['bank_postings', 'bank_orders'])('refuses to change or remove anything in %s [SBX-002]', async (name) => {
    await twoAccounts();
    const table = sql.table(name);
    const column = sql.ref(name === 'bank_orders' ? 'reference' : 'account_number');
    const rule = `${name}_are_append_only`;
    expect(await brokenRule(sql`update ${table} set ${column} = ${column}`)).toBe(rule);
    expect(await brokenRule(sql`delete from ${table}`)).toBe(rule);
    expect(await brokenRule(sql`truncate ${table} cascade`)).toMatch(/_are_append_only$/);
  });

  test('refuses a balance that is no sum of postings [SBX-002]', async () => {
    const { from } = await twoAccounts();
    const raised = sql`update bank_accounts set balance_minor = balance_minor + 1 where account_number = ${from}`;
    expect(await brokenRule(raised)).toBe('bank_accounts_balance_follows_postings');
    const born = sql`insert into bank_accounts (account_number, currency, opened_at, balance_minor)
      values ('GIFTS-MMK', 'MMK', now(), 1)`;
    expect(await brokenRule(born)).toBe('bank_accounts_begin_empty');
  });
});

describe('the sandbox bank', () => {
  test('issues numbers with a check digit, and looks no further when it is wrong [SBX-003]', async () => {
    const { from, to, reference } = await twoAccounts();
    const slip = from.slice(0, -1) + ((Number(from.at(-1)) + 1) % 10);
    const mistyped = { reference, fromAccount: from, toAccount: slip, money: kyat(1) };
    expect(await refusalOf(bank.transfer(mistyped))).toBe('unknownAccount');
    const notIssued = accountNumberOf({ branchCode: '001', productCode: '301', serial: '9999999999' });
    expect(await refusalOf(bank.transfer({ ...mistyped, toAccount: notIssued }))).toBe('unknownAccount');
    await bank.transfer({ ...mistyped, toAccount: to });
  });

  test('says when money moved, and says the same when the order comes again', async () => {
    const { from, to, reference } = await twoAccounts();
    const transfer = { reference, fromAccount: from, toAccount: to, money: kyat(100) };
    expect((await bank.transfer(transfer)).at).toEqual(now());
    const nextDay = createSandboxBank({ db: database.db, now: () => new Date('2026-02-04T00:00:00Z') });
    expect((await nextDay.transfer(transfer)).at).toEqual(now());
  });

  test('takes cash over the counter, each deposit once, from the vault and nowhere else', async () => {
    const { depositCash } = createBackOffice({ db: database.db, now });
    const { accountNumber } = await fixtures.addAccount();
    const deposit = { reference: newReference(), accountNumber, money: kyat(500) };
    await depositCash(deposit);
    await depositCash(deposit);
    expect((await bank.findAccount(accountNumber))?.balance).toEqual(kyat(500));
    expect(await refusalOf(depositCash({ ...deposit, money: kyat(501) }))).toBe('referenceReused');
    const inDollars = { ...deposit, money: { currency: 'USD', minor: 500 } } as const;
    expect(await refusalOf(depositCash(inDollars))).toBe('referenceReused');
    expect(await bank.findMovement(deposit.reference)).toBeUndefined();
    expect(await bank.findAccount('VAULT-MMK')).toBeUndefined();
  });

  test.each(['VAULT-MMK', 'FEES-MMK'])('moves nothing to or from %s by order: it is the bank’s own', async (own) => {
    const { depositCash } = createBackOffice({ db: database.db, now });
    const { accountNumber } = await fixtures.addAccount({ balanceMinor: 100 });
    const order = { reference: newReference(), money: kyat(1) };
    expect(await refusalOf(depositCash({ ...order, accountNumber: own }))).toBe('unknownAccount');
    expect(await refusalOf(bank.charge({ ...order, accountNumber: own }))).toBe('unknownAccount');
    const out = bank.transfer({ ...order, fromAccount: own, toAccount: accountNumber });
    expect(await refusalOf(out)).toBe('unknownAccount');
    const into = bank.transfer({ ...order, fromAccount: accountNumber, toAccount: own });
    expect(await refusalOf(into)).toBe('unknownAccount');
  });

  test('refuses an amount with which a balance could no longer be told exactly', async () => {
    const { depositCash } = createBackOffice({ db: database.db, now });
    const { accountNumber } = await fixtures.addAccount({ balanceMinor: 1 });
    const most = { reference: newReference(), accountNumber, money: kyat(Number.MAX_SAFE_INTEGER) };
    expect(await refusalOf(depositCash(most))).toBe('amountInvalid');
  });

  test('one reference is for one order, of whatever kind', async () => {
    const { from, to, reference } = await twoAccounts();
    await bank.transfer({ reference, fromAccount: from, toAccount: to, money: kyat(1) });
    const service = { reference, accountNumber: from, serviceId: 'PASSBOOK', branchCode: '001' };
    expect(await refusalOf(bank.orderService(service))).toBe('referenceReused');
    expect(await refusalOf(bank.closeAccount({ reference, accountNumber: from }))).toBe('referenceReused');
  });
});

import { describe, expect, test } from 'vitest';
import type { Money } from '../bank.ts';
import { type BankUnderTest, balanceOf, kyat, newIdentity, newReference, refusalOf } from './bank-under-test.ts';

const unknownAccount = '00130199999999999';

/** Two accounts, the first with 100 in it, and a transfer between them. */
async function prepareTransfer({ fixtures }: BankUnderTest, money: Money = kyat(40)) {
  const [from, to] = [await fixtures.addAccount({ balanceMinor: 100 }), await fixtures.addAccount()];
  return { reference: newReference(), fromAccount: from.accountNumber, toAccount: to.accountNumber, money };
}

export function describeTransfers(use: () => BankUnderTest): void {
  describe('transfers money:', () => {
    test('what leaves one account arrives in the other', async () => {
      const { bank } = use();
      const order = await prepareTransfer(use());
      const movement = await bank.transfer(order);
      expect(movement).toEqual({ ...order, at: expect.any(Date) });
      expect(await balanceOf(bank, order.fromAccount)).toBe(60);
      expect(await balanceOf(bank, order.toAccount)).toBe(40);
      expect(await bank.findMovement(order.reference)).toEqual(movement);
    });

    test('an account is funded once money has arrived, and stays so when it is empty again', async () => {
      const { bank } = use();
      const order = await prepareTransfer(use());
      const isFunded = async () => (await bank.findAccount(order.toAccount))?.isFunded;
      expect(await isFunded()).toBe(false);
      await bank.transfer(order);
      expect(await isFunded()).toBe(true);
      const back = { fromAccount: order.toAccount, toAccount: order.fromAccount, money: order.money };
      await bank.transfer({ reference: newReference(), ...back });
      expect([await balanceOf(bank, order.toAccount), await isFunded()]).toEqual([0, true]);
    });

    test('all there is, and not one unit more', async () => {
      const { bank } = use();
      const order = await prepareTransfer(use(), kyat(101));
      expect(await refusalOf(bank.transfer(order))).toBe('insufficientFunds');
      await bank.transfer({ ...order, money: kyat(100) });
      expect(await balanceOf(bank, order.fromAccount)).toBe(0);
    });

    test.each([0, -1, 0.5, 2 ** 53])('never %d units', async (minor) => {
      const { bank } = use();
      const order = await prepareTransfer(use(), kyat(minor));
      expect(await refusalOf(bank.transfer(order))).toBe('amountInvalid');
      expect(await balanceOf(bank, order.fromAccount)).toBe(100);
    });

    test('never to the account it comes from', async () => {
      const { bank } = use();
      const order = await prepareTransfer(use());
      expect(await refusalOf(bank.transfer({ ...order, toAccount: order.fromAccount }))).toBe('sameAccount');
    });

    test('never from or to an account that is none', async () => {
      const { bank } = use();
      const order = await prepareTransfer(use());
      expect(await refusalOf(bank.transfer({ ...order, fromAccount: unknownAccount }))).toBe('unknownAccount');
      expect(await refusalOf(bank.transfer({ ...order, toAccount: unknownAccount }))).toBe('unknownAccount');
      expect(await refusalOf(bank.transfer({ ...order, toAccount: 'VAULT-MMK' }))).toBe('unknownAccount');
      expect(await bank.findAccount(unknownAccount)).toBeUndefined();
      expect(await bank.findMovement(order.reference)).toBeUndefined();
    });

    test('never between currencies, nor in a third', async () => {
      const { bank, fixtures } = use();
      const order = await prepareTransfer(use());
      const dollars = { accountClass: '107', currency: 'USD', identity: newIdentity('PASSPORT') } as const;
      const { accountNumber } = await fixtures.addAccount({ ...dollars, balanceMinor: 100 });
      expect(await refusalOf(bank.transfer({ ...order, toAccount: accountNumber }))).toBe('currencyMismatch');
      expect(await refusalOf(bank.transfer({ ...order, fromAccount: accountNumber }))).toBe('currencyMismatch');
      const euros = { currency: 'EUR', minor: 1 } as const;
      expect(await refusalOf(bank.transfer({ ...order, money: euros }))).toBe('currencyMismatch');
      expect(await balanceOf(bank, accountNumber)).toBe(100);
    });
  });
}

export function describeCharges(use: () => BankUnderTest): void {
  describe('takes fees:', () => {
    test('from the account, for itself', async () => {
      const { bank, fixtures } = use();
      const { accountNumber } = await fixtures.addAccount({ balanceMinor: 1_050_00 });
      const order = { reference: newReference(), accountNumber, money: kyat(550_00) };
      const movement = await bank.charge(order);
      const { reference, money } = order;
      expect(movement).toEqual({ reference, fromAccount: accountNumber, toAccount: null, money, at: expect.any(Date) });
      expect(await balanceOf(bank, accountNumber)).toBe(500_00);
      expect(await bank.findMovement(reference)).toEqual(movement);
    });

    test('not more than there is, not in another currency, not of an account that is none, not nothing', async () => {
      const { bank, fixtures } = use();
      const { accountNumber } = await fixtures.addAccount({ balanceMinor: 100 });
      const order = { reference: newReference(), accountNumber, money: kyat(100) };
      const dollar = { currency: 'USD', minor: 1 } as const;
      expect(await refusalOf(bank.charge({ ...order, money: kyat(101) }))).toBe('insufficientFunds');
      expect(await refusalOf(bank.charge({ ...order, money: dollar }))).toBe('currencyMismatch');
      expect(await refusalOf(bank.charge({ ...order, accountNumber: unknownAccount }))).toBe('unknownAccount');
      expect(await refusalOf(bank.charge({ ...order, money: kyat(0) }))).toBe('amountInvalid');
      expect(await balanceOf(bank, accountNumber)).toBe(100);
    });

    test('a movement that nobody ordered is not found', async () => {
      expect(await use().bank.findMovement(newReference())).toBeUndefined();
    });
  });
}

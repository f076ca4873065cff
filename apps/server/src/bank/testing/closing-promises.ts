import { describe, expect, test } from 'vitest';
import { type BankUnderTest, kyat, newReference, refusalOf } from './bank-under-test.ts';

export function describeClosings(use: () => BankUnderTest): void {
  describe('closes accounts:', () => {
    test('a closed account can still be found, and is listed no more', async () => {
      const { bank, fixtures } = use();
      const { cifNo, accountNumber } = await fixtures.addAccount();
      await bank.closeAccount({ reference: newReference(), accountNumber });
      expect(await bank.findAccount(accountNumber)).toMatchObject({ accountNumber, cifNo, isOpen: false });
      expect(await bank.listAccounts(cifNo)).toEqual([]);
    });

    test('not one with money in it, not a closed one again, not one that is none', async () => {
      const { bank, fixtures } = use();
      const full = await fixtures.addAccount({ balanceMinor: 1 });
      const empty = await fixtures.addAccount();
      const close = (accountNumber: string) => bank.closeAccount({ reference: newReference(), accountNumber });
      await close(empty.accountNumber);
      expect(await refusalOf(close(full.accountNumber))).toBe('accountNotEmpty');
      expect(await refusalOf(close(empty.accountNumber))).toBe('accountClosed');
      expect(await refusalOf(close('00130199999999999'))).toBe('unknownAccount');
    });

    test('closing again with the same reference is the same closing; of another account it is refused', async () => {
      const { bank, fixtures } = use();
      const [one, other] = [await fixtures.addAccount(), await fixtures.addAccount()];
      const order = { reference: newReference(), accountNumber: one.accountNumber };
      await bank.closeAccount(order);
      await expect(bank.closeAccount(order)).resolves.toBeUndefined();
      const reused = bank.closeAccount({ ...order, accountNumber: other.accountNumber });
      expect(await refusalOf(reused)).toBe('referenceReused');
      expect((await bank.findAccount(other.accountNumber))?.isOpen).toBe(true);
    });

    test('a closed account neither gives nor receives', async () => {
      const { bank, fixtures } = use();
      const [closed, open] = [await fixtures.addAccount(), await fixtures.addAccount({ balanceMinor: 100 })];
      await bank.closeAccount({ reference: newReference(), accountNumber: closed.accountNumber });
      const order = { reference: newReference(), money: kyat(1) };
      const [from, to] = [closed.accountNumber, open.accountNumber];
      expect(await refusalOf(bank.transfer({ ...order, fromAccount: from, toAccount: to }))).toBe('accountClosed');
      expect(await refusalOf(bank.transfer({ ...order, fromAccount: to, toAccount: from }))).toBe('accountClosed');
      expect(await refusalOf(bank.charge({ ...order, accountNumber: from }))).toBe('accountClosed');
    });
  });
}

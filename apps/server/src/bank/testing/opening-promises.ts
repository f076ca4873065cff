import { describe, expect, test } from 'vitest';
import { type BankUnderTest, newIdentity, newOpening, refusalOf } from './bank-under-test.ts';

export function describeOpenings(use: () => BankUnderTest): void {
  describe('opens accounts:', () => {
    test('a new account is open and empty, and says whose and what it is', async () => {
      const { bank } = use();
      const opening = newOpening({ accountClass: '107', currency: 'USD', identity: newIdentity('PASSPORT') });
      const before = new Date();
      const { cifNo, accountNumber } = await bank.openAccount(opening);
      const account = await bank.findAccount(accountNumber);
      expect(account).toEqual({
        accountNumber,
        cifNo,
        productCode: '107',
        balance: { currency: 'USD', minor: 0 },
        branchCode: '001',
        isOpen: true,
        isFunded: false,
        openedAt: expect.any(Date),
      });
      const isNow = account && account.openedAt >= before && account.openedAt <= new Date();
      expect(isNow).toBe(true);
    });

    test('the account number has 17 digits, with the class as digits 4 to 6', async () => {
      const { accountNumber } = await use().bank.openAccount(newOpening({ accountClass: '511' }));
      expect(accountNumber).toMatch(/^\d{3}511\d{11}$/);
    });

    test('a further account has the same customer number, and leaves the name on file as it is', async () => {
      const { bank } = use();
      const first = newOpening({ name: 'MYA MYA', phone: '09777888999' });
      const { cifNo, accountNumber } = await bank.openAccount(first);
      const second = newOpening({ identity: first.identity, name: 'SOMEBODY ELSE', phone: first.phone });
      const opened = await bank.openAccount(second);
      expect(opened.cifNo).toBe(cifNo);
      expect(opened.accountNumber).not.toBe(accountNumber);
      expect(await bank.findCustomer(first.identity)).toEqual({ cifNo, name: 'MYA MYA', phone: '09777888999' });
    });

    test('for who was proved to be the person that it knows with another phone, under their number [SBX-008]', async () => {
      const { bank } = use();
      const { identity, phone } = newOpening();
      const { cifNo } = await bank.openAccount(newOpening({ identity, phone }));
      const linked = newOpening({ identity, phone: '09111222333', linkedTo: cifNo });
      const opened = await bank.openAccount(linked);
      expect(opened.cifNo).toBe(cifNo);
      expect(await bank.openAccount(linked)).toEqual(opened);
      expect(await bank.findCustomer(identity)).toMatchObject({ cifNo, phone });
    });

    test('lists the accounts of a customer and no others, the oldest first', async () => {
      const { bank, fixtures } = use();
      const { identity } = newOpening();
      const [saving, call, current] = [
        await bank.openAccount(newOpening({ identity, accountClass: '301' })),
        await bank.openAccount(newOpening({ identity, accountClass: '501' })),
        await bank.openAccount(newOpening({ identity, accountClass: '101' })),
      ];
      await fixtures.addAccount();
      const listed = await bank.listAccounts(saving.cifNo);
      const numbers = [saving, call, current].map(({ accountNumber }) => accountNumber);
      expect(listed.map(({ accountNumber }) => accountNumber)).toEqual(numbers);
      expect(listed[1]).toEqual(await bank.findAccount(call.accountNumber));
      expect(await bank.listAccounts('999999999')).toEqual([]);
    });
  });
}

export function describeRefusedOpenings(use: () => BankUnderTest): void {
  describe('opens no account', () => {
    test('for somebody who is blacklisted', async () => {
      const { bank, fixtures } = use();
      const opening = newOpening();
      await fixtures.blacklist(opening.identity);
      expect(await refusalOf(bank.openAccount(opening))).toBe('customerBlacklisted');
      expect(await bank.findCustomer(opening.identity)).toBeUndefined();
    });

    test('for a document that it knows with another phone [SBX-008]', async () => {
      const { bank } = use();
      const { identity, phone } = newOpening();
      const { cifNo, accountNumber } = await bank.openAccount(newOpening({ identity, phone }));
      const attacker = newOpening({ identity, phone: '09111222333' });
      expect(await refusalOf(bank.openAccount(attacker))).toBe('knownWithOtherPhone');
      expect(await bank.findCustomer(identity)).toMatchObject({ cifNo, phone });
      expect((await bank.listAccounts(cifNo)).map((account) => account.accountNumber)).toEqual([accountNumber]);
    });

    test('for who is linked to a number that is not that of the document [SBX-008]', async () => {
      const { bank } = use();
      const { cifNo } = await bank.openAccount(newOpening());
      for (const identity of [newIdentity(), newOpening().identity]) {
        expect(await refusalOf(bank.openAccount(newOpening({ identity, linkedTo: cifNo })))).toBe(
          'knownWithOtherPhone',
        );
        expect(await bank.findCustomer(identity)).toBeUndefined();
      }
    });

    test('in a currency that the class does not come in', async () => {
      const { bank } = use();
      expect(await refusalOf(bank.openAccount(newOpening({ currency: 'USD' })))).toBe('currencyMismatch');
    });

    test('of a class that wants another document', async () => {
      const { bank } = use();
      const resident = newOpening({ accountClass: '107', currency: 'USD' });
      expect(await refusalOf(bank.openAccount(resident))).toBe('classNotOffered');
    });

    test('at a branch that is none', async () => {
      const { bank } = use();
      expect(await refusalOf(bank.openAccount(newOpening({ branchCode: '999' })))).toBe('classNotOffered');
    });
  });
}

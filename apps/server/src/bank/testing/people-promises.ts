import { describe, expect, test } from 'vitest';
import { type BankUnderTest, newIdentity, newOpening } from './bank-under-test.ts';

export function describePeople(use: () => BankUnderTest): void {
  describe('knows its people:', () => {
    test('nobody before their first account, afterwards by their document', async () => {
      const { bank } = use();
      const opening = newOpening({ name: 'KO KO', phone: '09444555666' });
      expect(await bank.findCustomer(opening.identity)).toBeUndefined();
      const { cifNo } = await bank.openAccount(opening);
      expect(await bank.findCustomer(opening.identity)).toEqual({ cifNo, name: 'KO KO', phone: '09444555666' });
    });

    test('the same value on another kind of document is somebody else', async () => {
      const { bank, fixtures } = use();
      const { idValue } = newIdentity();
      await fixtures.addAccount({ identity: { idType: 'NRC', idValue } });
      expect(await bank.findCustomer({ idType: 'OLD_NRC', idValue })).toBeUndefined();
    });

    test('who is blacklisted, a customer or not', async () => {
      const { bank, fixtures } = use();
      const attacker = newIdentity();
      const customer = newIdentity('PASSPORT');
      await fixtures.addAccount({ identity: customer });
      expect(await bank.isBlacklisted(attacker)).toBe(false);
      expect(await bank.isBlacklisted(customer)).toBe(false);
      await fixtures.blacklist(attacker);
      await fixtures.blacklist(customer);
      expect(await bank.isBlacklisted(attacker)).toBe(true);
      expect(await bank.isBlacklisted(customer)).toBe(true);
    });

    test('who works for it, by the staff id', async () => {
      const { bank, fixtures } = use();
      await fixtures.addEmployee('4711', { name: 'DAW SU', phone: '09420004711' });
      await fixtures.addEmployee('4713', { name: 'U BA', phone: null });
      expect(await bank.findEmployee('4711')).toEqual({ name: 'DAW SU', phone: '09420004711' });
      expect(await bank.findEmployee('4713')).toEqual({ name: 'U BA', phone: null });
      expect(await bank.findEmployee('4712')).toBeUndefined();
    });
  });
}

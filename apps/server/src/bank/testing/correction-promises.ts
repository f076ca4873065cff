import { describe, expect, test } from 'vitest';
import { type BankUnderTest, newIdentity, newOpening, newReference, refusalOf } from './bank-under-test.ts';

export function describeCorrections(use: () => BankUnderTest): void {
  describe('corrects who its customers are:', () => {
    test('what is named, and nothing else [DSK-023]', async () => {
      const { bank } = use();
      const opening = newOpening({ name: 'KO KO', phone: '09444555666' });
      const { cifNo } = await bank.openAccount(opening);
      await bank.correctCustomer({ reference: newReference(), cifNo, name: 'KO KO GYI' });
      expect(await bank.findCustomer(opening.identity)).toEqual({ cifNo, name: 'KO KO GYI', phone: '09444555666' });
      const identity = newIdentity();
      const address = { state: 'MMR013', township: 'MMR013037', address: 'NO 9', street: null, houseNo: null };
      await bank.correctCustomer({
        reference: newReference(),
        cifNo,
        identity,
        phone: '09444555667',
        birthDate: '1990-02-27',
        fatherName: 'U HLA',
        currentAddress: address,
        permanentAddress: address,
      });
      expect(await bank.findCustomer(opening.identity)).toBeUndefined();
      expect(await bank.findCustomer(identity)).toEqual({ cifNo, name: 'KO KO GYI', phone: '09444555667' });
    });

    test('not one whom it does not know, nor to the document of somebody else [DSK-023]', async () => {
      const { bank } = use();
      const [one, other] = [newOpening(), newOpening()];
      const { cifNo } = await bank.openAccount(one);
      await bank.openAccount(other);
      const correct = (order: { cifNo: string; identity?: typeof one.identity; name?: string }) =>
        refusalOf(bank.correctCustomer({ reference: newReference(), ...order }));
      expect(await correct({ cifNo: '99999999', name: 'NOBODY' })).toBe('unknownCustomer');
      expect(await correct({ cifNo, identity: other.identity })).toBe('documentOfAnother');
    });

    test('once, however often it is told with one reference; of other content it is refused [DSK-023]', async () => {
      const { bank } = use();
      const opening = newOpening({ name: 'KO KO' });
      const { cifNo } = await bank.openAccount(opening);
      const order = { reference: newReference(), cifNo, name: 'KO KO GYI' };
      await bank.correctCustomer(order);
      await bank.correctCustomer({ ...order, reference: newReference(), name: 'KO KO LAY' });
      await expect(bank.correctCustomer(order)).resolves.toBeUndefined();
      expect(await bank.findCustomer(opening.identity)).toMatchObject({ name: 'KO KO LAY' });
      expect(await refusalOf(bank.correctCustomer({ ...order, name: 'KO KO GALAY' }))).toBe('referenceReused');
    });
  });
}

import { accountClasses } from '@taga/reference/account-classes';
import { describe, expect, test } from 'vitest';
import type { ServiceOrder } from '../bank.ts';
import { type BankUnderTest, newReference, refusalOf } from './bank-under-test.ts';

export function describeServices(use: () => BankUnderTest): void {
  describe('offers services with an account:', () => {
    test.each(accountClasses)('says for class $code what there is, in both languages', async ({ code }) => {
      const services = await use().bank.listServices(code);
      expect(services.length).toBeGreaterThan(0);
      expect(new Set(services.map(({ serviceId }) => serviceId)).size).toBe(services.length);
      for (const { name, description } of services) {
        for (const text of [name, description]) {
          expect(text.en).toMatch(/\w/);
          expect(text.mm).toMatch(/[က-႟]/);
        }
      }
    });

    test('takes an order for each that it offers, scheduled or not', async () => {
      const { bank, fixtures } = use();
      const { accountNumber } = await fixtures.addAccount({ accountClass: '101' });
      for (const { serviceId, isScheduled } of await bank.listServices('101')) {
        const order = { reference: newReference(), accountNumber, serviceId, branchCode: '001' };
        const schedule = { time: 'M', on: '1' } as const;
        await bank.orderService(isScheduled ? { ...order, schedule } : order);
      }
    });

    test('the same order again is the same order; with other content it is refused', async () => {
      const { bank, order } = await prepareOrder(use());
      await bank.orderService(order);
      await expect(bank.orderService(order)).resolves.toBeUndefined();
      expect(await refusalOf(bank.orderService({ ...order, branchCode: '002' }))).toBe('referenceReused');
    });

    test('refuses what it does not have, and what is for no account or a closed one', async () => {
      const { bank, order } = await prepareOrder(use());
      expect(await refusalOf(bank.orderService({ ...order, serviceId: 'ELEPHANT' }))).toBe('unknownService');
      const nowhere = { ...order, accountNumber: '00130199999999999' };
      expect(await refusalOf(bank.orderService(nowhere))).toBe('unknownAccount');
      await bank.closeAccount({ reference: newReference(), accountNumber: order.accountNumber });
      expect(await refusalOf(bank.orderService(order))).toBe('accountClosed');
    });
  });
}

async function prepareOrder({ bank, fixtures }: BankUnderTest) {
  const { accountNumber } = await fixtures.addAccount();
  const [service] = await bank.listServices('301');
  const order: ServiceOrder = {
    reference: newReference(),
    accountNumber,
    serviceId: String(service?.serviceId),
    branchCode: '001',
  };
  return { bank, order };
}

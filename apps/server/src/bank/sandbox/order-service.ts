import { findBranch } from '@taga/reference/branches';
import type { ServiceOrder, ServiceSchedule } from '../bank.ts';
import { BankRefused } from '../bank-errors.ts';
import { lockAccount } from './account-store.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import type { SandboxDependencies } from './sandbox-dependencies.ts';
import { saveServiceOrder } from './service-order-store.ts';
import { servicesOf } from './services.ts';
import { takeOrder } from './take-order.ts';

export async function orderService(order: ServiceOrder, { db, now }: SandboxDependencies): Promise<void> {
  const { reference, accountNumber, serviceId, branchCode, schedule, isMicr = true } = order;
  const at = now();
  const when = [schedule?.time ?? null, schedule?.on ?? null] as const;
  const fingerprint = fingerprintOf(
    'service',
    accountNumber,
    serviceId,
    branchCode,
    ...when,
    ...(isMicr ? [] : ['plain']),
  );
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountNumber);
    const taken = await takeOrder(trx, { reference, kind: 'service', fingerprint, at });
    if (taken.isRepeated) return;
    if (!account) throw new BankRefused('unknownAccount');
    if (!account.isOpen) throw new BankRefused('accountClosed');
    refuseUnlessPossible(order, account.productCode);
    await saveServiceOrder(trx, taken.id, order);
  });
}

function refuseUnlessPossible({ serviceId, branchCode, schedule }: ServiceOrder, productCode: string): void {
  const service = servicesOf(productCode).find((offered) => offered.serviceId === serviceId);
  if (!service) throw new BankRefused('unknownService');
  if (!findBranch(branchCode)) throw new BankRefused('other', 'There is no such branch.');
  if (schedule && !(service.isScheduled && isWhole(schedule))) {
    throw new BankRefused('other', 'The service cannot come on this schedule.');
  }
}

function isWhole({ time, on }: ServiceSchedule): boolean {
  return (time === 'D') === (on === null);
}

import type { CustomerCorrection } from '../bank.ts';
import { BankRefused } from '../bank-errors.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import { correctCustomerRow, findCustomer } from './people-store.ts';
import type { SandboxDependencies } from './sandbox-dependencies.ts';
import { takeOrder } from './take-order.ts';

export async function correctCustomer(
  { reference, ...order }: CustomerCorrection,
  { db, now }: SandboxDependencies,
): Promise<void> {
  const { cifNo, identity, name, phone, fatherName, birthDate, currentAddress, permanentAddress } = order;
  const content = [identity, name, phone, fatherName, birthDate, currentAddress, permanentAddress];
  const fingerprint = fingerprintOf('correction', cifNo, JSON.stringify(content.map((each) => each ?? null)));
  await db.transaction().execute(async (trx) => {
    const taken = await takeOrder(trx, { reference, kind: 'correction', fingerprint, at: now() });
    if (taken.isRepeated) return;
    const holder = identity && (await findCustomer(trx, identity));
    if (holder && holder.cifNo !== cifNo) throw new BankRefused('documentOfAnother');
    if (!(await correctCustomerRow(trx, { cifNo, identity, name, phone }))) throw new BankRefused('unknownCustomer');
  });
}

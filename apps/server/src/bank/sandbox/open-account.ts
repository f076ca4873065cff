import { findAccountClass, mayOpen } from '@taga/reference/account-classes';
import { branchesFor, findBranch } from '@taga/reference/branches';
import type { OpenedAccount, OpeningOrder } from '../bank.ts';
import { BankRefused } from '../bank-errors.ts';
import { accountNumberOf } from './account-number.ts';
import { getAccountOpenedBy, nextAccountSerial, saveAccount } from './account-store.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import { isBlacklisted, saveCustomer } from './people-store.ts';
import type { SandboxDependencies } from './sandbox-dependencies.ts';
import { takeOrder } from './take-order.ts';

export async function openAccount(order: OpeningOrder, { db, now }: SandboxDependencies): Promise<OpenedAccount> {
  const { reference, identity, name, phone, accountClass: productCode, currency, branchCode, linkedTo } = order;
  const at = now();
  const content = [identity.idType, identity.idValue, name, phone, productCode, currency, branchCode] as const;
  const fingerprint = fingerprintOf('opening', ...content, ...(linkedTo ? [linkedTo] : []));
  return db.transaction().execute(async (trx) => {
    const taken = await takeOrder(trx, { reference, kind: 'opening', fingerprint, at });
    if (taken.isRepeated) return getAccountOpenedBy(trx, taken.id);
    refuseUnlessOffered(order);
    if (await isBlacklisted(trx, identity)) throw new BankRefused('customerBlacklisted');
    const cifNo = await saveCustomer(trx, { identity, name, phone, linkedTo });
    const serial = await nextAccountSerial(trx);
    const opened = { cifNo, accountNumber: accountNumberOf({ branchCode, productCode, serial }) };
    const facts = { productCode, currency, branchCode, openingOrderId: taken.id, openedAt: at };
    await saveAccount(trx, { ...opened, ...facts });
    return opened;
  });
}

function refuseUnlessOffered({ identity, accountClass, currency, branchCode }: OpeningOrder): void {
  const offered = findAccountClass(accountClass);
  if (offered?.code !== accountClass || !mayOpen(offered, identity.idType) || !isOfferedAt(branchCode, accountClass)) {
    throw new BankRefused('classNotOffered');
  }
  if (!offered.currencies.includes(currency)) throw new BankRefused('currencyMismatch');
}

function isOfferedAt(branchCode: string, accountClass: string): boolean {
  const townshipCode = findBranch(branchCode)?.townshipCode;
  if (townshipCode === undefined) return false;
  return branchesFor({ townshipCode, accountClass }).some((branch) => branch.branchCode === branchCode);
}

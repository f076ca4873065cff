import type { ClosingOrder } from '../bank.ts';
import { BankRefused } from '../bank-errors.ts';
import { lockAccount, markClosed } from './account-store.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import type { SandboxDependencies } from './sandbox-dependencies.ts';
import { takeOrder } from './take-order.ts';

export async function closeAccount(
  { reference, accountNumber }: ClosingOrder,
  dependencies: SandboxDependencies,
): Promise<void> {
  const at = dependencies.now();
  const fingerprint = fingerprintOf('closing', accountNumber);
  await dependencies.db.transaction().execute(async (trx) => {
    // The account before the reference, as when money moves: nobody waits for each other in a circle.
    const account = await lockAccount(trx, accountNumber);
    const taken = await takeOrder(trx, { reference, kind: 'closing', fingerprint, at });
    if (taken.isRepeated) return;
    if (!account) throw new BankRefused('unknownAccount');
    if (!account.isOpen) throw new BankRefused('accountClosed');
    if (account.balance.minor !== 0) throw new BankRefused('accountNotEmpty');
    await markClosed(trx, accountNumber, at);
  });
}

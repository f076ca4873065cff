import type { ChargeOrder, Money, Movement, TransferOrder } from '../bank.ts';
import { BankRefused } from '../bank-errors.ts';
import { isAccountNumber } from './account-number.ts';
import { postMovement } from './movement-store.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import { findOrder } from './order-store.ts';
import type { SandboxDependencies } from './sandbox-dependencies.ts';

/** Cash over the counter. */
export interface DepositOrder {
  readonly reference: string;
  readonly accountNumber: string;
  readonly money: Money;
}

export async function transfer(order: TransferOrder, dependencies: SandboxDependencies): Promise<Movement> {
  const { reference, fromAccount, toAccount, money } = order;
  refuseUnlessAccountNumbers(fromAccount, toAccount);
  if (fromAccount === toAccount) throw new BankRefused('sameAccount');
  const at = await move({ kind: 'transfer', reference, payer: fromAccount, payee: toAccount, money }, dependencies);
  return { reference, fromAccount, toAccount, money, at };
}

export async function charge(order: ChargeOrder, dependencies: SandboxDependencies): Promise<Movement> {
  const { reference, accountNumber, money } = order;
  refuseUnlessAccountNumbers(accountNumber);
  const payee = `FEES-${money.currency}`;
  const at = await move({ kind: 'charge', reference, payer: accountNumber, payee, money }, dependencies);
  return { reference, fromAccount: accountNumber, toAccount: null, money, at };
}

/** From the vault, which is why the vault owes what all customers have. */
export async function depositCash(order: DepositOrder, dependencies: SandboxDependencies): Promise<void> {
  const { reference, accountNumber, money } = order;
  refuseUnlessAccountNumbers(accountNumber);
  await move(
    { kind: 'deposit', reference, payer: `VAULT-${money.currency}`, payee: accountNumber, money },
    dependencies,
  );
}

interface Move {
  readonly kind: 'transfer' | 'charge' | 'deposit';
  readonly reference: string;
  readonly payer: string;
  readonly payee: string;
  readonly money: Money;
}

/** When it happened, which for an order that is repeated was then. */
async function move(order: Move, { db, now }: SandboxDependencies): Promise<Date> {
  const { kind, reference, payer, payee, money } = order;
  if (!Number.isSafeInteger(money.minor) || money.minor <= 0) throw new BankRefused('amountInvalid');
  const at = now();
  const fingerprint = fingerprintOf(kind, payer, payee, money.currency, money.minor);
  const refusal = await postMovement(db, { ...order, fingerprint, at });
  if (!refusal) return at;
  // The first time may have emptied or closed the account: that is no reason to refuse the second.
  const earlier = await findOrder(db, reference);
  if (earlier?.fingerprint.equals(fingerprint)) return earlier.at;
  throw new BankRefused(earlier ? 'referenceReused' : refusal);
}

/** Keeps the bank's own accounts out of reach, too: they have names. */
function refuseUnlessAccountNumbers(...numbers: readonly string[]): void {
  if (!numbers.every(isAccountNumber)) throw new BankRefused('unknownAccount');
}

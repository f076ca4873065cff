import { findAccountClass } from '@taga/reference/account-classes';
import type { Bank, BankAccount, Money } from './bank.ts';
import { BankUnavailable } from './bank-errors.ts';

/** What a new account waits for: so much, to be paid in at its branch. */
export interface InitialDeposit {
  readonly money: Money;
  readonly branchCode: string;
}

/** Of an account that was opened with a deposit of its own: the money was moved there. */
const paidWhenOpened = '137';

/** What an account of this class begins with; nothing where it was moved, or the class asks for none. */
export function initialDepositOf(account: {
  readonly productCode: string;
  readonly currency: Money['currency'];
  readonly branchCode: string;
}): InitialDeposit | undefined {
  const { productCode, currency, branchCode } = account;
  const minor = findAccountClass(productCode)?.initialDepositMinor ?? 0;
  if (productCode === paidWhenOpened || minor === 0) return undefined;
  return { money: { currency, minor }, branchCode };
}

/** What is still to be paid in; nothing once the account has had its first credit. */
export function depositDueOn({ isFunded, balance, ...account }: BankAccount): InitialDeposit | undefined {
  const isDue = account.isOpen && !isFunded && balance.minor === 0;
  return isDue ? initialDepositOf({ ...account, currency: balance.currency }) : undefined;
}

/** The same by the number of the account. Nobody waits for a bank that does not answer to read the rest. */
export async function findDepositDue(
  accountNumber: string | null | undefined,
  bank: Pick<Bank, 'findAccount'>,
): Promise<InitialDeposit | undefined> {
  if (!accountNumber) return undefined;
  try {
    const account = await bank.findAccount(accountNumber);
    return account && depositDueOn(account);
  } catch (error) {
    if (error instanceof BankUnavailable) return undefined;
    throw error;
  }
}

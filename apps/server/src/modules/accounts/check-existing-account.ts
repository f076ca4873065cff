import { errorCodes } from '@taga/contract';
import { localCurrency } from '@taga/contract/constants';
import { isAllowedExistingAccount } from '@taga/reference/existing-account-products';
import type { BankAccount } from '../../bank/bank.ts';
import { CallError } from '../../http/call-error.ts';
import type { Customer } from '../customers/index.ts';
import type { OwnAccounts } from './own-accounts.ts';

/** An open account of the customer's own. Any other is not allowed here, whether or not it exists. */
export async function getOwnOpenAccount(
  customer: Customer,
  accountNumber: string,
  ownAccounts: OwnAccounts,
): Promise<BankAccount> {
  const account = await ownAccounts.find(customer, accountNumber);
  if (!account?.isOpen) throw new CallError(errorCodes.accountNotAllowed);
  return account;
}

/** One that may pay for a further account: of a product on the list, in kyats. */
export async function getPayingAccount(
  customer: Customer,
  accountNumber: string,
  ownAccounts: OwnAccounts,
): Promise<BankAccount> {
  const account = await getOwnOpenAccount(customer, accountNumber, ownAccounts);
  const isAllowed = isAllowedExistingAccount(account.productCode) && account.balance.currency === localCurrency;
  if (!isAllowed) throw new CallError(errorCodes.accountNotAllowed);
  return account;
}

import { creditCardProductCode } from '@taga/contract/constants';
import type { BalanceRecord } from '@taga/contract/endpoints/balances';
import { currencyExponents } from '@taga/reference/currencies';
import type { BankAccount, Money } from '../../../bank/bank.ts';
import type { Customer } from '../../customers/customers/index.ts';
import type { CustomerAccounts } from './customer-accounts.ts';

/** Those who came for a card have no balances here. */
export async function listBalances(
  customer: Customer,
  isMasked: boolean,
  customerAccounts: CustomerAccounts,
): Promise<BalanceRecord[]> {
  if (customer.productCode === creditCardProductCode) return [];
  const accounts = await customerAccounts.list(customer);
  return accounts.map((account) => toBalanceRecord(account, isMasked));
}

function toBalanceRecord({ accountNumber, productCode, balance }: BankAccount, isMasked: boolean): BalanceRecord {
  return {
    ACCNO: accountNumber,
    AVLBAL: isMasked ? null : wireAmount(balance),
    ACCLASS: productCode,
    CURRENCY: balance.currency,
  };
}

/** The wire has numbers in whole units: exact up to 15 digits, more than anybody owns. */
export function wireAmount({ minor, currency }: Money): number {
  return minor / 10 ** currencyExponents[currency];
}

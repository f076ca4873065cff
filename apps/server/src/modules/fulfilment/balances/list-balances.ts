import { creditCardProductCode } from '@taga/contract/constants';
import type { BalanceRecord } from '@taga/contract/endpoints/balances';
import type { InitialDepositRecord } from '@taga/contract/records/fulfilment/initial-deposit';
import type { Language } from '@taga/i18n';
import { branchLabel } from '@taga/reference/branch-words';
import { findBranch } from '@taga/reference/branches';
import { currencyExponents } from '@taga/reference/currencies';
import type { BankAccount, Money } from '../../../bank/bank.ts';
import { depositDueOn, type InitialDeposit } from '../../../bank/initial-deposit.ts';
import type { Customer } from '../../customers/customers/index.ts';
import type { CustomerAccounts } from './customer-accounts.ts';

interface Shown {
  readonly isMasked: boolean;
  readonly language: Language;
}

/** Those who came for a card have no balances here. */
export async function listBalances(
  customer: Customer,
  { isMasked, language }: Shown,
  customerAccounts: CustomerAccounts,
): Promise<BalanceRecord[]> {
  if (customer.productCode === creditCardProductCode) return [];
  const accounts = await customerAccounts.list(customer);
  return accounts.map((account) => toBalanceRecord(account, { isMasked, language }));
}

function toBalanceRecord(account: BankAccount, { isMasked, language }: Shown): BalanceRecord {
  const { accountNumber, productCode, balance } = account;
  return {
    ACCNO: accountNumber,
    AVLBAL: isMasked ? null : wireAmount(balance),
    ACCLASS: productCode,
    CURRENCY: balance.currency,
    INITIAL_DEPOSIT: toDepositRecord(depositDueOn(account), language),
  };
}

/** What is to be paid in, as the wire has it. */
export function toDepositRecord(due: InitialDeposit | undefined, language: Language): InitialDepositRecord | null {
  if (!due) return null;
  const { money, branchCode } = due;
  const branch = findBranch(branchCode);
  const BranchName = branch ? branchLabel(branch, language) : branchCode;
  return { Amount: wireAmount(money), Currency: money.currency, BranchName };
}

/** The wire has numbers in whole units: exact up to 15 digits, more than anybody owns. */
export function wireAmount({ minor, currency }: Money): number {
  return minor / 10 ** currencyExponents[currency];
}

import type { BalanceRecord } from '@taga/contract/endpoints/balances';
import type { AccountClass } from '@taga/reference/account-classes';

/** The customer's accounts of a class: one at most, but for those that exist once in each currency. */
export function heldAccounts({ code }: AccountClass, balances: readonly BalanceRecord[]): readonly BalanceRecord[] {
  return balances.filter(({ ACCLASS }) => ACCLASS === code);
}

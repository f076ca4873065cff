import type { BalanceRecord } from '@taga/contract/calls/balances';
import type { AccountClass } from '@taga/reference/account-classes';
import { useMaskedBalances } from '../balances/use-balances.ts';
import type { Customer } from '../session/session.ts';

interface HeldAccounts {
  readonly held: readonly BalanceRecord[];
  /** Whether the bank has answered, one way or the other. */
  readonly isHeldKnown: boolean;
}

/** The customer's accounts of a class: one at most, but for those that exist once in each currency. */
export function useHeldAccounts({ code }: AccountClass, customer: Customer): HeldAccounts {
  const { data = [], isLoading } = useMaskedBalances(customer);
  return { held: data.filter(({ ACCLASS }) => ACCLASS === code), isHeldKnown: !isLoading };
}

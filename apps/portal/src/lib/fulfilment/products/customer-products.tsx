import type { BalanceRecord } from '@taga/contract/calls/balances';
import type { ComponentProps } from 'react';
import type { Customer } from '../../access/session/session.ts';
import { offeredClasses } from '../accounts/offered-classes.ts';
import { AccountGroups } from './account-groups.tsx';
import { CustomerProductCard } from './customer-product-card.tsx';
import { heldAccounts } from './held-accounts.ts';

interface CustomerProductsProps extends Pick<ComponentProps<typeof AccountGroups>, 'headingLevel'> {
  customer: Customer;
  /** What they have; nothing as long as the bank has not said. */
  balances: readonly BalanceRecord[] | undefined;
}

/** Every product there is for a customer, those they hold marked. */
export function CustomerProducts({ customer, balances = [], ...level }: CustomerProductsProps) {
  return (
    <AccountGroups
      accountClasses={offeredClasses(customer)}
      card={(accountClass, headingLevel) => (
        <CustomerProductCard
          accountClass={accountClass}
          customer={customer}
          isHeld={heldAccounts(accountClass, balances).length > 0}
          headingLevel={headingLevel}
        />
      )}
      {...level}
    />
  );
}

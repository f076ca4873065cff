import type { ComponentProps } from 'react';
import { offeredClasses } from '../accounts/offered-classes.ts';
import type { Customer } from '../session/session.ts';
import { AccountGroups } from './account-groups.tsx';
import { CustomerProductCard } from './customer-product-card.tsx';

interface CustomerProductsProps extends Pick<ComponentProps<typeof AccountGroups>, 'headingLevel'> {
  customer: Customer;
}

/** Every product there is for a customer, those they hold marked. */
export function CustomerProducts({ customer, ...level }: CustomerProductsProps) {
  return (
    <AccountGroups
      accountClasses={offeredClasses(customer)}
      card={(accountClass, headingLevel) => (
        <CustomerProductCard accountClass={accountClass} customer={customer} headingLevel={headingLevel} />
      )}
      {...level}
    />
  );
}

import { offeredClasses } from '../../lib/accounts/offered-classes.ts';
import { Balances } from '../../lib/balances/balances.tsx';
import { AccountGroups } from '../../lib/products/account-groups.tsx';
import { CustomerProductCard } from '../../lib/products/customer-product-card.tsx';
import type { Customer } from '../../lib/session/session.ts';

/** What the page is to a customer; its file is fetched for them alone. */
export function CustomerStart({ customer }: { customer: Customer }) {
  return (
    <>
      {!customer.isCardCustomer && <Balances loginId={customer.loginId} />}
      <AccountGroups accountClasses={offeredClasses(customer)} card={CustomerProductCard} />
    </>
  );
}

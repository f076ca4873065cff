import { offeredClasses } from '../../lib/accounts/offered-classes.ts';
import { PageHeading } from '../../lib/page/page-heading.tsx';
import { AccountGroups } from '../../lib/products/account-groups.tsx';
import { CustomerProductCard } from '../../lib/products/customer-product-card.tsx';
import { useCustomer } from '../../lib/session/session-context.tsx';
import { useText } from '../../lib/text/text-context.tsx';

/** The accounts a customer can open, and those they cannot, with the reason. */
export function Page() {
  const text = useText();
  return (
    <div className="grid gap-10">
      <PageHeading title={text('customer.accounts.title')} lead={text('customer.accounts.lead')} />
      <AccountGroups accountClasses={offeredClasses(useCustomer())} card={CustomerProductCard} />
    </div>
  );
}

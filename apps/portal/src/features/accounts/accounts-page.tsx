import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { offeredClasses } from '../../lib/accounts/offered-classes.ts';
import { AccountGroups } from '../../lib/products/account-groups.tsx';
import { CustomerProductCard } from '../../lib/products/customer-product-card.tsx';
import { useCustomer } from '../../lib/session/session-context.tsx';

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

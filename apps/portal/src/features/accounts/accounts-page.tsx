import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { CustomerProducts } from '../../lib/products/customer-products.tsx';
import { CustomerQueries } from '../../lib/query/customer-queries.tsx';
import { useCustomer } from '../../lib/session/session-context.tsx';

/** The accounts a customer can open, those they have, and those they cannot open, with the reason. */
export function Page() {
  const text = useText();
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <div className="grid gap-8">
      <PageHeading title={text('customer.accounts.title')} lead={text('customer.accounts.lead')} />
      <CustomerQueries loginId={customer.loginId}>
        <CustomerProducts customer={customer} />
      </CustomerQueries>
    </div>
  );
}

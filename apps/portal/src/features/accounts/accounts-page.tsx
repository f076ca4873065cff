import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import type { Customer } from '../../lib/access/session/session.ts';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { useMaskedBalances } from '../../lib/fulfilment/balances/use-balances.ts';
import { CustomerProducts } from '../../lib/fulfilment/products/customer-products.tsx';
import { CustomerQueries } from '../../lib/platform/query/customer-queries.tsx';

function Products({ customer }: { customer: Customer }) {
  const { data } = useMaskedBalances(customer);
  return <CustomerProducts customer={customer} balances={data} />;
}

/** The accounts a customer can open, those they have, and those they cannot open, with the reason. */
export function Page() {
  const text = useText();
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading title={text('customer.accounts.title')} lead={text('customer.accounts.lead')} />
      <CustomerQueries loginId={customer.loginId}>
        <Products customer={customer} />
      </CustomerQueries>
    </div>
  );
}

import { Alert } from '@taga/ui';
import { useLocation } from '@taga/web/navigation';
import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useMaskedBalances } from '../../lib/balances/use-balances.ts';
import { CustomerProducts } from '../../lib/products/customer-products.tsx';
import { CustomerQueries } from '../../lib/query/customer-queries.tsx';
import type { Customer } from '../../lib/session/session.ts';
import { useCustomer } from '../../lib/session/session-context.tsx';

function Products({ customer }: { customer: Customer }) {
  const { data } = useMaskedBalances(customer);
  return <CustomerProducts customer={customer} balances={data} />;
}

/** The accounts a customer can open, those they have, and those they cannot open, with the reason. */
export function Page() {
  const text = useText();
  const customer = useCustomer();
  // Told by Done, once the fees of a cheque book are taken.
  const { state } = useLocation() as { state: { hasPaidFees?: boolean } | null };
  if (!customer) return null;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading title={text('customer.accounts.title')} lead={text('customer.accounts.lead')} />
      {state?.hasPaidFees && <Alert tone="success" live title={text('customer.opened.charges')} />}
      <CustomerQueries loginId={customer.loginId}>
        <Products customer={customer} />
      </CustomerQueries>
    </div>
  );
}

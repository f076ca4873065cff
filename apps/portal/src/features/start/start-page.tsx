import { PageHeading } from '@taga/web/page-parts';
import { useCatalogs, useText } from '@taga/web/text';
import { lazy, Suspense } from 'react';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { offeredClasses } from '../../lib/fulfilment/accounts/offered-classes.ts';
import { AccountGroups } from '../../lib/fulfilment/products/account-groups.tsx';

const Dashboard = lazy(async () => ({
  default: (await import('../../lib/fulfilment/dashboard/dashboard.tsx')).Dashboard,
}));

const noWords = [] as const;
const customerWords = ['customer'] as const;

/** The products, for everybody. Balances belong to customers who have signed in. */
function Products() {
  const customer = useCustomer();
  const hasWords = useCatalogs(customer ? customerWords : noWords);
  const products = <AccountGroups accountClasses={offeredClasses(customer)} />;
  if (!customer || !hasWords) return products;
  return (
    <Suspense fallback={products}>
      <Dashboard customer={customer} />
    </Suspense>
  );
}

export function Page() {
  const text = useText();
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading title={text('start.page.title')} lead={text('start.page.lead')} />
      <Products />
    </div>
  );
}

import { paths } from '../../config/paths.ts';
import { CustomerQueries } from '../../lib/query/customer-queries.tsx';
import { useCustomer } from '../../lib/session/session-context.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { ProductPage, useAccountClass } from './product-page.tsx';

/** A product as a customer sees it: all about it, and the button. */
export function Page() {
  const customer = useCustomer();
  const accountClass = useAccountClass();
  if (!customer || !accountClass) return null;
  return (
    <ProductPage
      accountClass={accountClass}
      backHref={paths.accounts()}
      panel={
        <CustomerQueries loginId={customer.loginId}>
          <OpeningPanel accountClass={accountClass} customer={customer} />
        </CustomerQueries>
      }
    />
  );
}

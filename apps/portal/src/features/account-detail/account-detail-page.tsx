import { existingCustomerClass } from '@taga/contract/journeys/existing-customer/outline';
import type { AccountClass } from '@taga/reference/account-classes';
import { useLanguage } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import type { Customer } from '../../lib/access/session/session.ts';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { logEvent } from '../../lib/platform/analytics/log-event.ts';
import { CustomerQueries } from '../../lib/platform/query/customer-queries.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { ProductPage, useAccountClass } from './product-page.tsx';

/** Counts once for each visit, whatever the language is changed to. */
function useCountedView() {
  const language = useRef(useLanguage());
  useEffect(() => void logEvent('AccountDetailView', language.current), []);
}

function AccountDetail({ accountClass, customer }: { accountClass: AccountClass; customer: Customer }) {
  useCountedView();
  // Of who has an account that pays for it, the specification names the page after that one.
  const isOfExisting = customer.isCardCustomer || customer.isExistingCustomer;
  const isShorter = accountClass.code === existingCustomerClass && isOfExisting;
  return (
    <ProductPage
      accountClass={accountClass}
      backHref={paths.accounts()}
      isShorter={isShorter}
      panel={
        <CustomerQueries loginId={customer.loginId}>
          <OpeningPanel accountClass={accountClass} customer={customer} />
        </CustomerQueries>
      }
    />
  );
}

/** A product as a customer sees it: all about it, and the button. */
export function Page() {
  const customer = useCustomer();
  const accountClass = useAccountClass();
  if (!customer || !accountClass) return null;
  return <AccountDetail accountClass={accountClass} customer={customer} />;
}

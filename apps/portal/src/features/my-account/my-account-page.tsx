import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { lazy, Suspense, useId, useState } from 'react';
import { AccountCards } from '../../lib/accounts/account-cards.tsx';
import { offeredClasses } from '../../lib/accounts/offered-classes.ts';
import { Balances } from '../../lib/balances/balances.tsx';
import { CustomerProductCard } from '../../lib/products/customer-product-card.tsx';
import type { Customer } from '../../lib/session/session.ts';
import { useCustomer } from '../../lib/session/session-context.tsx';
import { isVerifiedEmailNoted } from '../../lib/session/verified-email.ts';

const VerifiedEmailDialog = lazy(async () => ({
  default: (await import('./verified-email-dialog.tsx')).VerifiedEmailDialog,
}));

function Products({ customer }: { customer: Customer }) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl">
        {text('customer.home.products')}
      </h2>
      <AccountCards accountClasses={offeredClasses(customer)} headingLevel={3} card={CustomerProductCard} />
    </section>
  );
}

/** Where a customer arrives. Who came for a card gets here by hand only, and sees the one account for it. */
export function Page() {
  const text = useText();
  const customer = useCustomer();
  const [isNewlyVerified] = useState(isVerifiedEmailNoted);
  if (!customer) return null;
  return (
    <div className="grid gap-10">
      <PageHeading
        title={text('customer.home.greeting', { name: customer.name })}
        lead={text(customer.isCardCustomer ? 'customer.home.cardLead' : 'customer.home.lead')}
      />
      {!customer.isCardCustomer && <Balances loginId={customer.loginId} />}
      <Products customer={customer} />
      <Suspense>{isNewlyVerified && <VerifiedEmailDialog />}</Suspense>
    </div>
  );
}

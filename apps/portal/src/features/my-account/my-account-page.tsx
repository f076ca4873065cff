import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { lazy, Suspense, useState } from 'react';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { isVerifiedEmailNoted } from '../../lib/access/session/verified-email.ts';
import { Dashboard } from '../../lib/fulfilment/dashboard/dashboard.tsx';

const VerifiedEmailDialog = lazy(async () => ({
  default: (await import('./verified-email-dialog.tsx')).VerifiedEmailDialog,
}));

/** Where a customer arrives. Who came for a card gets here by hand only, and sees the one account for it. */
export function Page() {
  const text = useText();
  const customer = useCustomer();
  const [isNewlyVerified] = useState(isVerifiedEmailNoted);
  if (!customer) return null;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading
        title={text('customer.home.greeting', { name: customer.name })}
        lead={text(customer.isCardCustomer ? 'customer.home.cardLead' : 'customer.home.lead')}
      />
      <Dashboard customer={customer} />
      <Suspense>{isNewlyVerified && <VerifiedEmailDialog />}</Suspense>
    </div>
  );
}

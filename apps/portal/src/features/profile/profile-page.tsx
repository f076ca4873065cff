import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { CustomerQueries } from '../../lib/platform/query/customer-queries.tsx';
import { DataExport } from './data-export.tsx';
import { Details } from './details.tsx';
import { Devices } from './devices.tsx';
import { MailPreference } from './mail-preference.tsx';

export function Page() {
  const text = useText();
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <div className="grid max-w-form gap-10">
        <PageHeading title={text('profile.page.title')} />
        <Details loginId={customer.loginId} />
        <MailPreference loginId={customer.loginId} />
        <Devices />
        <DataExport />
      </div>
    </CustomerQueries>
  );
}

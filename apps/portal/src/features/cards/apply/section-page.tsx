import { Loading } from '@taga/journey/loaded-application';
import { Redirect } from '@taga/web/navigation';
import type { PageProps } from '@taga/web/page';
import { paths } from '../../../config/paths.ts';
import type { Customer } from '../../../lib/access/session/session.ts';
import { useCustomer } from '../../../lib/access/session/session-context.tsx';
import { SectionOfKind } from '../../../lib/applications/kind-wizard/section-page.tsx';
import { CustomerQueries } from '../../../lib/platform/query/customer-queries.tsx';
import { useBankPages } from '../frame/bank-page.tsx';
import { cardPages } from './card-pages.ts';

function Section({ customer, asked }: { customer: Customer; asked: string }) {
  const { data: bankPages } = useBankPages();
  if (!bankPages) return <Loading />;
  if (bankPages.ApplyUrl) return <Redirect to={paths.cardApplication()} />;
  return <SectionOfKind pages={cardPages} customer={customer} asked={asked} />;
}

/** One section of the application for a card, or the furthest one that may be opened. */
export function Page({ params: { section } }: PageProps<'/credit-card-apply/:section'>) {
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <Section customer={customer} asked={section} />
    </CustomerQueries>
  );
}

import { Redirect } from '@taga/web/navigation';
import type { PageProps } from '@taga/web/page';
import { paths } from '../../config/paths.ts';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { SectionOfKind } from '../../lib/applications/kind-wizard/section-page.tsx';
import { CustomerQueries } from '../../lib/platform/query/customer-queries.tsx';
import { findFormPages } from './form-pages.ts';

/** One section of an application that is drawn from its definition. */
export function Page({ params: { kind, section } }: PageProps<'/apply/:kind/:section'>) {
  const customer = useCustomer();
  const pages = findFormPages(kind);
  if (!customer) return null;
  if (!pages) return <Redirect to={paths.application(kind)} />;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <SectionOfKind pages={pages} customer={customer} asked={section} />
    </CustomerQueries>
  );
}

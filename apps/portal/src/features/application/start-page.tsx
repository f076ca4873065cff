import type { PageProps } from '@taga/web/page';
import { PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { StartOfKind } from '../../lib/applications/kind-wizard/start-page.tsx';
import { CustomerQueries } from '../../lib/platform/query/customer-queries.tsx';
import { findFormPages } from './form-pages.ts';
import { UnknownKind } from './unknown-kind.tsx';

/** Applying for something that is drawn from its definition: where one stands, and the next step. */
export function Page({ params: { kind } }: PageProps<'/apply/:kind'>) {
  const text = useText();
  const customer = useCustomer();
  const pages = findFormPages(kind);
  if (!customer) return null;
  if (!pages) return <UnknownKind />;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <div className="grid grid-cols-1 gap-4">
        <PageHeading title={text(pages.name)} />
        <StartOfKind pages={pages} customer={customer} />
      </div>
    </CustomerQueries>
  );
}

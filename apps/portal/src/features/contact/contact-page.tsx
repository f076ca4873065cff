import { PageHeading, PublicColumn } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { ContactWays } from '../../lib/fulfilment/bank/contact-ways.tsx';

export function Page() {
  const text = useText();
  return (
    <PublicColumn>
      <PageHeading title={text('contact.page.title')} lead={text('contact.page.lead')} />
      <dl className="grid gap-4 sm:grid-cols-2">
        <ContactWays />
      </dl>
    </PublicColumn>
  );
}

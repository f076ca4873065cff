import { ContactWays } from '../../lib/bank/contact-ways.tsx';
import { PageHeading } from '../../lib/page/page-heading.tsx';
import { PublicColumn } from '../../lib/page/public-column.tsx';
import { useText } from '../../lib/text/text-context.tsx';

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

import { type ExistingCustomerStep, etbAccountRoutes } from '@taga/contract/journeys/existing-customer/outline';
import { ButtonLink, Door } from '@taga/ui';
import { RouterLink, useLocation } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

/** The last steps have no screen at the older address: it says where they are. */
export function Page() {
  const text = useText();
  const route = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const step = (etbAccountRoutes as Readonly<Record<string, ExistingCustomerStep>>)[route] ?? 'summary-review';
  return (
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      <Notice picture={<Door size={96} className="mx-auto" />} title={text('existing.placeholder.title')}>
        <p>{text('existing.placeholder.text')}</p>
        <ButtonLink as={RouterLink} href={paths.createEtbAccountStep(step)}>
          {text('existing.placeholder.goOn')}
        </ButtonLink>
      </Notice>
    </main>
  );
}

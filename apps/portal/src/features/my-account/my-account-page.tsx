import { useId } from 'react';
import { paths } from '../../config/paths.ts';
import { AccountCards } from '../../lib/accounts/account-cards.tsx';
import { offeredClasses } from '../../lib/accounts/offered-classes.ts';
import { PageHeading } from '../../lib/page/page-heading.tsx';
import { PlaceCard } from '../../lib/page/place-card.tsx';
import { useCustomer } from '../../lib/session/session-context.tsx';
import { useText } from '../../lib/text/text-context.tsx';
import { VerifiedEmailDialog } from './verified-email-dialog.tsx';

function Products() {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl">
        {text('customer.home.products')}
      </h2>
      <AccountCards accountClasses={offeredClasses(useCustomer())} headingLevel={3} />
    </section>
  );
}

/** Where a customer arrives. Who came for a card sees what belongs to it only. */
export function Page() {
  const text = useText();
  const customer = useCustomer();
  return (
    <div className="grid gap-8">
      <PageHeading
        title={text('customer.home.greeting', { name: customer?.name ?? '' })}
        lead={text('customer.home.lead')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {customer?.isCardCustomer && (
          <PlaceCard
            href={paths.cardApplication()}
            title={text('customer.home.card')}
            text={text('customer.home.cardText')}
          />
        )}
        <PlaceCard
          href={paths.profile()}
          title={text('customer.home.profile')}
          text={text('customer.home.profileText')}
        />
        <PlaceCard href={paths.more()} title={text('customer.home.more')} text={text('customer.home.moreText')} />
      </div>
      <Products />
      <VerifiedEmailDialog />
    </div>
  );
}

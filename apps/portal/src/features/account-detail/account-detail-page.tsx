import { type AccountClass, findAccountClass } from '@taga/reference/account-classes';
import { useLocation } from '@taga/web/navigation';
import { BackLink, PageHeading } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { logEvent } from '../../lib/analytics/log-event.ts';
import { CustomerQueries } from '../../lib/query/customer-queries.tsx';
import type { Customer } from '../../lib/session/session.ts';
import { useCustomer } from '../../lib/session/session-context.tsx';
import { FilmOnDemand } from '../../lib/tutorial/film-player.tsx';
import { Benefits, Documents, Facts, Terms } from './about-product.tsx';
import { Illustration } from './illustration.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { productFigures } from './product-figures.ts';
import { Section } from './section.tsx';

/** The name of the class is the last part of the address; only addresses of classes lead here. */
function useAccountClass(): AccountClass | undefined {
  const { pathname } = useLocation();
  return findAccountClass(pathname.toLowerCase().split('/').filter(Boolean).at(-1) ?? '');
}

/** Counts once for each visit, whatever the language is changed to. */
function useCountedView() {
  const language = useRef(useLanguage());
  useEffect(() => void logEvent('AccountDetailView', language.current), []);
}

function AccountDetail({ accountClass, customer }: { accountClass: AccountClass; customer: Customer }) {
  const text = useText();
  const figures = productFigures(accountClass, { text, language: useLanguage() });
  useCountedView();
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-2">
        <BackLink href={paths.accounts()} />
        <PageHeading
          title={text(`accounts.${accountClass.accountType}.name`)}
          lead={text(`products.${accountClass.accountType}.description`, figures)}
        />
      </div>
      {/* Beside the whole text on a desktop, right under the description on a phone. */}
      <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <CustomerQueries loginId={customer.loginId}>
          <OpeningPanel accountClass={accountClass} customer={customer} />
        </CustomerQueries>
      </div>
      <div className="grid min-w-0 gap-10">
        <Benefits accountClass={accountClass} />
        <Facts accountClass={accountClass} />
        {accountClass.interestTiers.length > 0 && <Illustration accountClass={accountClass} />}
        <Documents />
        <Terms accountClass={accountClass} />
        <Section title={text('tutorial.dialog.title')}>
          <FilmOnDemand />
        </Section>
      </div>
    </div>
  );
}

export function Page() {
  const customer = useCustomer();
  const accountClass = useAccountClass();
  if (!customer || !accountClass) return null;
  return <AccountDetail accountClass={accountClass} customer={customer} />;
}

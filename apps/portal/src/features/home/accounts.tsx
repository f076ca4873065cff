import { accountClasses } from '@taga/reference/account-classes';
import { AccountCards } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { accountFigures } from '../../lib/fulfilment/accounts/account-figures.ts';
import { ProductCard } from '../../lib/fulfilment/accounts/product-card.tsx';
import { Section } from './section.tsx';

export function Accounts() {
  const text = useText();
  return (
    <Section title={text('home.accounts.title', accountFigures(useLanguage()))}>
      <AccountCards className="md:grid-cols-2">
        {accountClasses.map((accountClass) => (
          <li key={accountClass.code}>
            <ProductCard accountClass={accountClass} />
          </li>
        ))}
      </AccountCards>
    </Section>
  );
}

import { accountClasses } from '@taga/reference/account-classes';
import { useLanguage, useText } from '@taga/web/text';
import { AccountCards } from '../../lib/accounts/account-cards.tsx';
import { accountFigures } from '../../lib/accounts/account-figures.ts';
import { Section } from './section.tsx';

export function Accounts() {
  const text = useText();
  return (
    <Section title={text('home.accounts.title', accountFigures(useLanguage()))} lead={text('home.accounts.text')}>
      <AccountCards accountClasses={accountClasses} headingLevel={3} />
    </Section>
  );
}

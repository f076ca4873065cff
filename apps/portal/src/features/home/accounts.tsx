import { accountClasses } from '@taga/reference/account-classes';
import { useText } from '@taga/web/text';
import { AccountCards } from '../../lib/accounts/account-cards.tsx';
import { Section } from './section.tsx';

export function Accounts() {
  const text = useText();
  return (
    <Section title={text('home.accounts.title')} lead={text('home.accounts.text')}>
      <AccountCards accountClasses={accountClasses} headingLevel={3} />
    </Section>
  );
}

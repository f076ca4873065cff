import type { AccountClass } from '@taga/reference/account-classes';
import { AccountCard } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import { RouterLink } from '../navigation/router-link.tsx';
import { useLanguage, useText } from '../text/text-context.tsx';
import { accountFact } from './account-fact.ts';

interface AccountCardsProps {
  accountClasses: readonly AccountClass[];
  headingLevel: 2 | 3;
}

/** The products to choose from, each leading to its own page. */
export function AccountCards({ accountClasses, headingLevel }: AccountCardsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {accountClasses.map((accountClass) => (
        <li key={accountClass.code}>
          <AccountCard
            as={RouterLink}
            href={paths.account(accountClass.accountType)}
            headingLevel={headingLevel}
            name={text(`accounts.${accountClass.accountType}.name`)}
            fact={accountFact(accountClass, text, language)}
            text={text(`accounts.${accountClass.accountType}.summary`)}
            linkText={text('accounts.card.more')}
          />
        </li>
      ))}
    </ul>
  );
}

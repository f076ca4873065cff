import type { AccountClass } from '@taga/reference/account-classes';
import { AccountCard } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { accountFact } from './account-fact.ts';

interface ProductCardProps {
  accountClass: AccountClass;
  headingLevel: 2 | 3;
}

/** A product with the one fact that matters, leading to its own page. */
export function ProductCard({ accountClass, headingLevel }: ProductCardProps) {
  const text = useText();
  return (
    <AccountCard
      as={RouterLink}
      href={paths.account(accountClass.accountType)}
      headingLevel={headingLevel}
      name={text(`accounts.${accountClass.accountType}.name`)}
      fact={accountFact(accountClass, text, useLanguage())}
      text={text(`accounts.${accountClass.accountType}.summary`)}
      linkText={text('accounts.card.more')}
    />
  );
}

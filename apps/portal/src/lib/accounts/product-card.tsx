import type { AccountClass } from '@taga/reference/account-classes';
import { AccountCard } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { accountFact } from './account-fact.ts';
import { accountFigures } from './account-figures.ts';

interface ProductCardProps {
  accountClass: AccountClass;
  headingLevel: 2 | 3;
}

/** A product with the one fact that matters, leading to its own page. */
export function ProductCard({ accountClass, headingLevel }: ProductCardProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <AccountCard
      as={RouterLink}
      href={paths.account(accountClass.accountType)}
      headingLevel={headingLevel}
      name={text(`accounts.${accountClass.accountType}.name`)}
      fact={accountFact(accountClass, text, language)}
      text={text(`accounts.${accountClass.accountType}.summary`, accountFigures(language))}
      linkText={text('accounts.card.more')}
    />
  );
}

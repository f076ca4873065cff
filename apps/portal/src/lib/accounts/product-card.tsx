import type { AccountClass } from '@taga/reference/account-classes';
import { AccountCard, type AccountShape } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { useCustomer } from '../session/session-context.tsx';
import { accountFact } from './account-fact.ts';
import { accountFigures } from './account-figures.ts';

export interface ProductCardProps {
  accountClass: AccountClass;
  headingLevel?: 3 | 4;
  shape?: AccountShape;
  badge?: ReactNode;
  /** Why the customer cannot open it; then it leads nowhere. */
  closedReason?: string | undefined;
}

/** A product with the one fact that matters, leading to its page: the customer's own, or the one that is for everybody. */
export function ProductCard({ accountClass, headingLevel = 3, shape = 'row', badge, closedReason }: ProductCardProps) {
  const text = useText();
  const language = useLanguage();
  const { accountType } = accountClass;
  const href = useCustomer() ? paths.account(accountType) : paths.publicAccount(accountType);
  return (
    <AccountCard
      as={RouterLink}
      headingLevel={headingLevel}
      shape={shape}
      name={text(`accounts.${accountType}.shortName`)}
      label={text(`accounts.${accountType}.name`)}
      fact={accountFact(accountClass, text, language)}
      {...(shape === 'row' && { text: text(`accounts.${accountType}.summary`, accountFigures(language)) })}
      badge={badge}
      {...(closedReason === undefined ? { href } : { closedReason })}
    />
  );
}

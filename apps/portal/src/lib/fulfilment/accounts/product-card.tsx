import type { AccountClass } from '@taga/reference/account-classes';
import { AccountCard, type AccountCardProps } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { useCustomer } from '../../access/session/session-context.tsx';
import { accountFact } from './account-fact.ts';

export interface ProductCardProps extends Omit<AccountCardProps, 'name' | 'fact' | 'href' | 'as'> {
  accountClass: AccountClass;
}

/** A product with the one fact that matters, leading to its page: the customer's own, or the one that is for everybody. */
export function ProductCard({ accountClass, closedReason, ...card }: ProductCardProps) {
  const text = useText();
  const language = useLanguage();
  const { accountType } = accountClass;
  const href = useCustomer() ? paths.account(accountType) : paths.publicAccount(accountType);
  return (
    <AccountCard
      {...card}
      as={RouterLink}
      name={text(`accounts.${accountType}.shortName`)}
      fact={accountFact(accountClass, text, language)}
      {...(closedReason === undefined ? { href } : { closedReason })}
    />
  );
}

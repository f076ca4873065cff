import type { AccountClass } from '@taga/reference/account-classes';
import type { ComponentType } from 'react';
import { ProductCard } from './product-card.tsx';

interface AccountCardsProps {
  accountClasses: readonly AccountClass[];
  headingLevel: 2 | 3;
  /** What draws one of them, where not everybody may open each. */
  card?: ComponentType<{ accountClass: AccountClass; headingLevel: 2 | 3 }>;
}

/** The products to choose from. */
export function AccountCards({ accountClasses, headingLevel, card: Card = ProductCard }: AccountCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
      {accountClasses.map((accountClass) => (
        <li key={accountClass.code}>
          <Card accountClass={accountClass} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

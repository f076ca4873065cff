import type { AccountClass } from '@taga/reference/account-classes';
import { AccountCards } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type ReactNode, useId } from 'react';
import type { ProductCardProps } from '../accounts/product-card.tsx';
import { ListedProductCard } from './listed-product-card.tsx';

/** In two columns the first two stand over one another, as high as the third beside them. */
const groups = [
  { title: 'accountList.group.saving', kind: 'Saving', place: '' },
  { title: 'accountList.group.call', kind: 'Call', place: '' },
  { title: 'accountList.group.current', kind: 'Current', place: 'lg:col-start-2 lg:row-span-2 lg:row-start-1' },
] as const;

type HeadingLevel = NonNullable<ProductCardProps['headingLevel']>;
type DrawCard = (accountClass: AccountClass, headingLevel: HeadingLevel) => ReactNode;

interface AccountGroupsProps {
  accountClasses: readonly AccountClass[];
  /** The rank of the names of the products; those of the groups stand one above. */
  headingLevel?: HeadingLevel;
  /** What draws one of them, where not everybody may open each. */
  card?: DrawCard;
}

const drawForEverybody: DrawCard = (accountClass, headingLevel) => (
  <ListedProductCard accountClass={accountClass} headingLevel={headingLevel} />
);

interface ProductGroupProps {
  title: string;
  headingLevel?: HeadingLevel | undefined;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** Products under a heading that says what people want them for. */
export function ProductGroup({ title, headingLevel = 3, className = '', children }: ProductGroupProps) {
  const Heading = headingLevel === 3 ? 'h2' : 'h3';
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`grid content-start gap-3 ${className}`}>
      <Heading id={titleId} className="text-lg">
        {title}
      </Heading>
      <AccountCards>{children}</AccountCards>
    </section>
  );
}

function Group({ title, kind, place, ...group }: (typeof groups)[number] & AccountGroupsProps) {
  const { accountClasses, headingLevel = 3, card = drawForEverybody } = group;
  const text = useText();
  const ofKind = accountClasses.filter((accountClass) => accountClass.kind.endsWith(kind));
  if (ofKind.length === 0) return null;
  return (
    <ProductGroup title={text(title)} headingLevel={headingLevel} className={place}>
      {ofKind.map((accountClass) => (
        <li key={accountClass.code}>{card(accountClass, headingLevel)}</li>
      ))}
    </ProductGroup>
  );
}

/** The products by what people want them for. */
export function AccountGroups(props: AccountGroupsProps) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {groups.map((group) => (
        <Group key={group.title} {...group} {...props} />
      ))}
    </div>
  );
}

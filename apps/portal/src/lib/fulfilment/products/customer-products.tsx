import type { BalanceRecord } from '@taga/contract/endpoints/balances';
import { AccountCard, AccountCards, Badge, CheckIcon, LockIcon } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type ComponentProps, useId } from 'react';
import { paths } from '../../../config/paths.ts';
import type { Customer } from '../../access/session/session.ts';
import { offeredClasses } from '../accounts/offered-classes.ts';
import type { ProductCardProps } from '../accounts/product-card.tsx';
import { AccountGroups } from './account-groups.tsx';
import { findClosedReason } from './closed-reason.ts';
import { heldAccounts } from './held-accounts.ts';
import { ListedProductCard } from './listed-product-card.tsx';

interface CustomerProductsProps extends Pick<ComponentProps<typeof AccountGroups>, 'headingLevel'> {
  customer: Customer;
  /** What they have; nothing as long as the bank has not said. */
  balances: readonly BalanceRecord[] | undefined;
}

/** Every product there is for a customer, those they hold marked. Who came for a card has it in the menu. */
export function CustomerProducts({ customer, balances = [], ...level }: CustomerProductsProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <AccountGroups
        accountClasses={offeredClasses(customer)}
        card={(accountClass, headingLevel) => (
          <CustomerProductCard
            accountClass={accountClass}
            customer={customer}
            isHeld={heldAccounts(accountClass, balances).length > 0}
            headingLevel={headingLevel}
          />
        )}
        {...level}
      />
      {!customer.isCardCustomer && <CreditCard {...level} />}
    </div>
  );
}

/** The credit card, as one more group beside those of the accounts. */
function CreditCard({ headingLevel = 3 }: Pick<CustomerProductsProps, 'headingLevel'>) {
  const text = useText();
  const titleId = useId();
  const Heading = headingLevel === 3 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <Heading id={titleId} className="text-lg">
        {text('customer.card.group')}
      </Heading>
      <AccountCards>
        <li>
          <AccountCard
            as={RouterLink}
            headingLevel={headingLevel}
            name={text('customer.menu.card')}
            label={text('customer.card.text')}
            href={paths.cardApplication()}
          />
        </li>
      </AccountCards>
    </section>
  );
}

interface CustomerProductCardProps extends ProductCardProps {
  customer: Customer;
  isHeld: boolean;
}

/** A product as a signed-in customer sees it: theirs already, open to them, or closed with the reason. */
function CustomerProductCard({ customer, isHeld, ...card }: CustomerProductCardProps) {
  const text = useText();
  const reason = findClosedReason(card.accountClass, customer);
  const badge = isHeld && (
    <Badge tone="success">
      <CheckIcon />
      {text('customer.held.badge')}
    </Badge>
  );
  const closedReason = reason && (
    <>
      <LockIcon />
      {text(`customer.closed.${reason}`)}
    </>
  );
  return <ListedProductCard {...card} badge={badge} closedReason={closedReason} />;
}

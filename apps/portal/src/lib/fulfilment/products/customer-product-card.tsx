import { Badge, CheckIcon, LockIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { Customer } from '../../access/session/session.ts';
import type { ProductCardProps } from '../accounts/product-card.tsx';
import { ListedProductCard } from './listed-product-card.tsx';
import { whyClosed } from './why-closed.ts';

interface CustomerProductCardProps extends ProductCardProps {
  customer: Customer;
  isHeld: boolean;
}

/** A product as a signed-in customer sees it: theirs already, open to them, or closed with the reason. */
export function CustomerProductCard({ customer, isHeld, ...card }: CustomerProductCardProps) {
  const text = useText();
  const reason = whyClosed(card.accountClass, customer);
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

import { Badge, CheckIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { ProductCard, type ProductCardProps } from '../accounts/product-card.tsx';
import type { Customer } from '../session/session.ts';
import { useHeldAccounts } from './held-accounts.ts';
import { whyClosed } from './why-closed.ts';

/** A product as a signed-in customer sees it: theirs already, open to them, or closed with the reason. */
export function CustomerProductCard({ customer, ...card }: ProductCardProps & { customer: Customer }) {
  const text = useText();
  const reason = whyClosed(card.accountClass, customer);
  const { held } = useHeldAccounts(card.accountClass, customer);
  const badge = held.length > 0 && (
    <Badge tone="success">
      <CheckIcon />
      {text('customer.held.badge')}
    </Badge>
  );
  return <ProductCard {...card} badge={badge} closedReason={reason && text(`customer.closed.${reason}`)} />;
}

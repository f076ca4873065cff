import type { AccountClass } from '@taga/reference/account-classes';
import { ProductCard } from '../accounts/product-card.tsx';
import { useCustomer } from '../session/session-context.tsx';
import { ClosedProductCard } from './closed-product-card.tsx';
import { whyClosed } from './why-closed.ts';

interface CustomerProductCardProps {
  accountClass: AccountClass;
  headingLevel: 2 | 3;
}

/** A product as a signed-in customer sees it. */
export function CustomerProductCard(props: CustomerProductCardProps) {
  const customer = useCustomer();
  const reason = customer && whyClosed(props.accountClass, customer);
  return reason ? <ClosedProductCard {...props} reason={reason} /> : <ProductCard {...props} />;
}

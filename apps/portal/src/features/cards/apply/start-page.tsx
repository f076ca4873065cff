import { useCustomer } from '../../../lib/access/session/session-context.tsx';
import { StartOfKind } from '../../../lib/applications/kind-wizard/start-page.tsx';
import { CardArea } from '../frame/bank-page.tsx';
import { cardPages } from './card-pages.ts';

/** Applying for a card: where one stands, and the next step. */
export function Page() {
  const customer = useCustomer();
  return customer && <CardArea purpose="apply" own={<StartOfKind pages={cardPages} customer={customer} />} />;
}

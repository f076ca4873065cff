import { getCreditOrder } from '@taga/contract/endpoints';
import { type Implementation, implementForCustomers } from '../../../../http/endpoints/implement.ts';
import type { ServedDependencies } from '../../drafts/index.ts';
import { getOwnOrder } from './order-view.ts';

export function cardOrderRoutes(dependencies: ServedDependencies): Implementation[] {
  return [
    implementForCustomers(getCreditOrder, 'calls', async ({ body, principal, language }) => ({
      Data: await getOwnOrder(principal.customerId, { id: body.DOCNumber, language }, dependencies),
    })),
  ];
}

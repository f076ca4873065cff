import { getCreditOrder } from '@taga/contract/calls';
import { type Implementation, implementForCustomers } from '../../../../http/endpoints/implement.ts';
import type { ServedDependencies } from '../../drafts/index.ts';
import { getOwnOrder } from './own-order.ts';

export function ownCardOrderRoutes(dependencies: ServedDependencies): Implementation[] {
  return [
    implementForCustomers(getCreditOrder, 'calls', async ({ body, holder }) => ({
      Data: await getOwnOrder(holder.customerId, body.DOCNumber, dependencies),
    })),
  ];
}

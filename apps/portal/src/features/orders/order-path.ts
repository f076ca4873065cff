import { creditCardProductCode } from '@taga/contract/constants';
import type { OrderSummary } from '@taga/contract/records/order';
import { paths } from '../../config/paths.ts';

const cashCurrentClass = '137';

/** Where the details of an order are, by what it is for. */
export function orderPath(order: Pick<OrderSummary, 'AuthorizationReqId' | 'AccountClass' | 'ServiceType'>): string {
  const { AuthorizationReqId: id, AccountClass, ServiceType } = order;
  if (ServiceType === creditCardProductCode) return paths.cardOrder(id);
  return AccountClass === cashCurrentClass ? paths.etbOrder(id) : paths.order(id);
}

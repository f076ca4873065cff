import { cardRenewalServiceType, creditCardProductCode } from '@taga/contract/constants';
import { formKindOfOrder } from '@taga/contract/kinds/forms';
import type { OrderSummary } from '@taga/contract/records/fulfilment/order';
import { paths } from '../../../config/paths.ts';

const cashCurrentClass = '137';

/** For a credit card, new or renewed. */
export function isCardOrder({ ServiceType }: Pick<OrderSummary, 'ServiceType'>): boolean {
  return ServiceType === creditCardProductCode || ServiceType === cardRenewalServiceType;
}

/** Where the details of an order are, by what it is for. */
export function orderPath(order: Pick<OrderSummary, 'AuthorizationReqId' | 'AccountClass' | 'ServiceType'>): string {
  const { AuthorizationReqId: id, AccountClass, ServiceType } = order;
  if (ServiceType === cardRenewalServiceType) return paths.renewalOrder(id);
  if (ServiceType === creditCardProductCode) return paths.cardOrder(id);
  const form = formKindOfOrder(order);
  if (form) return paths.applicationOrder(form.name, id);
  return AccountClass === cashCurrentClass ? paths.etbOrder(id) : paths.order(id);
}

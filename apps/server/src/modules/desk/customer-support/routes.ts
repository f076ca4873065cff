import {
  getCustomerProducts,
  listCustomerDeliveries,
  listCustomerMessages,
  resendCustomerMessage,
} from '@taga/contract/endpoints';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { listDeliveriesOf, listMessagesOf, type ResendDependencies, resendMessage } from './messages.ts';
import { type ProductDependencies, viewProducts } from './products.ts';

/** What helps somebody who telephones. */
export function customerSupportRoutes(dependencies: ProductDependencies & ResendDependencies): Implementation[] {
  return [
    implementForStaff(getCustomerProducts, 'calls', ({ body, principal }) =>
      viewProducts(body.customerId, principal, dependencies),
    ),
    implementForStaff(listCustomerMessages, 'calls', ({ body, principal }) =>
      listMessagesOf(body, principal, dependencies),
    ),
    implementForStaff(listCustomerDeliveries, 'calls', ({ body, principal }) =>
      listDeliveriesOf(body, principal, dependencies),
    ),
    implementForStaff(resendCustomerMessage, 'calls', async ({ body, principal }) => {
      await resendMessage({ ...body, staffId: principal.staffId }, principal, dependencies);
      return {};
    }),
  ];
}

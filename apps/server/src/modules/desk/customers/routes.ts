import {
  blockCustomer,
  endCustomerSession,
  endCustomerSessions,
  getCustomerAtDesk,
  searchCustomers,
  setProductCode,
  unblockCustomer,
} from '@taga/contract/calls';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import {
  block,
  type ChangeDependencies,
  chooseProduct,
  endEverySession,
  endOneSession,
  unblock,
} from './change-customer.ts';
import { findCustomers, viewCustomer } from './look-up.ts';

export function deskCustomerRoutes(dependencies: ChangeDependencies): Implementation[] {
  return [
    implementForStaff(searchCustomers, 'calls', ({ body, holder }) =>
      findCustomers(body.text, holder.staffId, dependencies),
    ),
    implementForStaff(getCustomerAtDesk, 'calls', ({ body, holder }) =>
      viewCustomer(body.customerId, holder.staffId, dependencies),
    ),
    implementForStaff(endCustomerSession, 'calls', async ({ body: { customerId, sessionId }, holder: { staffId } }) => {
      await endOneSession({ customerId, staffId }, sessionId, dependencies);
      return {};
    }),
    implementForStaff(endCustomerSessions, 'calls', async ({ body: { customerId }, holder: { staffId } }) => ({
      ended: await endEverySession({ customerId, staffId }, dependencies),
    })),
    implementForStaff(blockCustomer, 'calls', async ({ body: { customerId, reason }, holder: { staffId } }) => {
      await block({ customerId, staffId }, reason, dependencies);
      return {};
    }),
    implementForStaff(unblockCustomer, 'calls', async ({ body: { customerId }, holder: { staffId } }) => {
      await unblock({ customerId, staffId }, dependencies);
      return {};
    }),
    implementForStaff(setProductCode, 'calls', async ({ body: { customerId, productCode }, holder: { staffId } }) => {
      await chooseProduct({ customerId, staffId }, productCode, dependencies);
      return {};
    }),
  ];
}

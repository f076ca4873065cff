import {
  blockCustomer,
  endCustomerSession,
  endCustomerSessions,
  getCustomerAtDesk,
  searchCustomers,
  setProductCode,
  unblockCustomer,
} from '@taga/contract/endpoints';
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
    implementForStaff(searchCustomers, 'calls', ({ body, principal }) =>
      findCustomers(body.text, principal, dependencies),
    ),
    implementForStaff(getCustomerAtDesk, 'calls', ({ body, principal }) =>
      viewCustomer(body.customerId, principal, dependencies),
    ),
    implementForStaff(
      endCustomerSession,
      'calls',
      async ({ body: { customerId, sessionId }, principal: { staffId } }) => {
        await endOneSession({ customerId, staffId }, sessionId, dependencies);
        return {};
      },
    ),
    implementForStaff(endCustomerSessions, 'calls', async ({ body: { customerId }, principal: { staffId } }) => ({
      ended: await endEverySession({ customerId, staffId }, dependencies),
    })),
    implementForStaff(blockCustomer, 'calls', async ({ body: { customerId, reason }, principal: { staffId } }) => {
      await block({ customerId, staffId }, reason, dependencies);
      return {};
    }),
    implementForStaff(unblockCustomer, 'calls', async ({ body: { customerId, reason }, principal: { staffId } }) => {
      await unblock({ customerId, staffId }, reason, dependencies);
      return {};
    }),
    implementForStaff(
      setProductCode,
      'calls',
      async ({ body: { customerId, productCode }, principal: { staffId } }) => {
        await chooseProduct({ customerId, staffId }, productCode, dependencies);
        return {};
      },
    ),
  ];
}

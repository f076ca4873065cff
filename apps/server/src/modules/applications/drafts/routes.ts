import {
  checkBlacklist as checkBlacklistCall,
  findApplication as findApplicationCall,
  getAccountInfo as getAccountInfoCall,
  getApplication as getApplicationCall,
  saveApplication as saveApplicationCall,
} from '@taga/contract/calls';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getCustomer, getOwnCustomer } from '../../customers/customers/index.ts';
import type { ApplicationDependencies } from './application.ts';
import { checkBlacklist } from './eligibility.ts';
import { getAccountInfo } from './get-account-info.ts';
import { findOwnApplication, getOwnApplication } from './get-application.ts';
import { saveStep } from './save-step.ts';

export function applicationRoutes(dependencies: ApplicationDependencies): Implementation[] {
  const { db } = dependencies;
  return [
    implementForCustomers(getAccountInfoCall, 'calls', async ({ body, holder }) => {
      const customer = await getOwnCustomer(db, holder, body.LoginId);
      const asked = { accountClass: body.AccountClass, currency: body.Currency, isForeign: body.IsFCY };
      return { Data: await getAccountInfo(customer, asked, dependencies) };
    }),
    implementForCustomers(checkBlacklistCall, 'calls', async ({ body, holder }) => {
      const isBlacklisted = await checkBlacklist(await getCustomer(db, holder.customerId), body.UID, dependencies);
      return { Data: { BlackListDetails: { IsBlackList: isBlacklisted } } };
    }),
    implementForCustomers(getApplicationCall, 'calls', async ({ body, holder }) => ({
      Data: await getOwnApplication(await getCustomer(db, holder.customerId), body.Id, dependencies),
    })),
    implementForCustomers(findApplicationCall, 'calls', async ({ body, holder }) => {
      const customer = await getOwnCustomer(db, holder, body.LOGIN_ID);
      const asked = { accountClass: body.AccountClass, currency: body.Currency };
      return { Data: await findOwnApplication(customer, asked, dependencies) };
    }),
    implementForCustomers(saveApplicationCall, 'calls', async ({ body, holder }) => {
      const { authorizationReqId, revision } = await saveStep(holder, body, dependencies);
      return { Data: { AuthorizationReqId: authorizationReqId, Revision: revision } };
    }),
  ];
}

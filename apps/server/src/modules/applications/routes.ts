import { errorCodes } from '@taga/contract';
import {
  checkBlacklist as checkBlacklistCall,
  findApplication as findApplicationCall,
  getAccountInfo as getAccountInfoCall,
  getApplication as getApplicationCall,
  saveApplication as saveApplicationCall,
} from '@taga/contract/calls';
import { findAccountClass } from '@taga/reference/account-classes';
import { type Implementation, implementForCustomers } from '../../http/implement.ts';
import { Refusal } from '../../refusal.ts';
import { getCustomer, getOwnCustomer } from '../customers/index.ts';
import type { ApplicationDependencies } from './application.ts';
import { checkBlacklist } from './eligibility.ts';
import { getAccountInfo } from './get-account-info.ts';
import { saveStep } from './save-step.ts';
import { findApplication, findNamedApplication } from './store.ts';
import { describeApplication } from './stored-application.ts';

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
    implementForCustomers(getApplicationCall, 'calls', async ({ body, holder }) => {
      const customer = await getCustomer(db, holder.customerId);
      const application = await findNamedApplication(db, { customerId: customer.id, authorizationReqId: body.Id });
      if (!application) throw new Refusal(errorCodes.notFound);
      return { Data: await describeApplication(application, customer, dependencies) };
    }),
    implementForCustomers(findApplicationCall, 'calls', async ({ body, holder }) => {
      const customer = await getOwnCustomer(db, holder, body.LOGIN_ID);
      const offered = findAccountClass(body.AccountClass);
      const wanted = offered && { customerId: customer.id, accountClass: offered.code, currency: body.Currency };
      const application = wanted && (await findApplication(db, wanted));
      return { Data: application?.status ? await describeApplication(application, customer, dependencies) : null };
    }),
    implementForCustomers(saveApplicationCall, 'calls', async ({ body, holder }) => {
      const { authorizationReqId, revision } = await saveStep(holder, body, dependencies);
      return { Data: { AuthorizationReqId: authorizationReqId, Revision: revision } };
    }),
  ];
}

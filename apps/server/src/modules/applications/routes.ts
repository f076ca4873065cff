import { checkBlacklist as checkBlacklistCall, getAccountInfo as getAccountInfoCall } from '@taga/contract/calls';
import { type Implementation, implementForCustomers } from '../../http/implement.ts';
import { getCustomer, getOwnCustomer } from '../customers/index.ts';
import type { ApplicationDependencies } from './application.ts';
import { checkBlacklist } from './check-blacklist.ts';
import { getAccountInfo } from './get-account-info.ts';

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
  ];
}

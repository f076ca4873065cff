import { checkBlacklist as checkBlacklistCall, getAccountInfo as getAccountInfoCall } from '@taga/contract/calls';
import { type Implementation, implementForCustomers } from '../../http/implement.ts';
import { getCustomer } from '../customers/index.ts';
import { getOwnCustomer } from '../sessions/index.ts';
import type { ApplicationParts } from './application-parts.ts';
import { checkBlacklist } from './check-blacklist.ts';
import { getAccountInfo } from './get-account-info.ts';

export function applicationRoutes(parts: ApplicationParts): Implementation[] {
  const { db } = parts;
  return [
    implementForCustomers(getAccountInfoCall, 'calls', async ({ body, holder }) => {
      const customer = await getOwnCustomer(db, holder, body.LoginId);
      const asked = { accountClass: body.AccountClass, currency: body.Currency, isForeign: body.IsFCY };
      return { Data: await getAccountInfo(customer, asked, parts) };
    }),
    implementForCustomers(checkBlacklistCall, 'calls', async ({ body, holder }) => {
      const isBlacklisted = await checkBlacklist(await getCustomer(db, holder.customerId), body.UID, parts);
      return { Data: { BlackListDetails: { IsBlackList: isBlacklisted } } };
    }),
  ];
}

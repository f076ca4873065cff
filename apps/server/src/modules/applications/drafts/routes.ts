import {
  checkBlacklist as checkBlacklistEndpoint,
  findApplication as findApplicationEndpoint,
  getAccountInfo as getAccountInfoEndpoint,
  getApplication as getApplicationEndpoint,
  listOwnApplications as listOwnApplicationsEndpoint,
  reportDetails as reportDetailsEndpoint,
  saveApplication as saveApplicationEndpoint,
} from '@taga/contract/endpoints';
import { toSentId } from '@taga/contract/records/applications/application-id';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getCustomer, getOwnCustomer } from '../../customers/customers/index.ts';
import type { ApplicationDependencies } from './application.ts';
import { checkBlacklist } from './eligibility.ts';
import { getAccountInfo } from './get-account-info.ts';
import { findOwnApplication, getOwnApplication } from './get-application.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { reportDetails } from './report-details.ts';
import { saveStep } from './save-step.ts';

export function applicationRoutes(dependencies: ApplicationDependencies): Implementation[] {
  const { db } = dependencies;
  return [
    implementForCustomers(getAccountInfoEndpoint, 'calls', async ({ body, principal }) => {
      const customer = await getOwnCustomer(db, principal, body.LoginId);
      const asked = { accountClass: body.AccountClass, currency: body.Currency, isForeign: body.IsFCY };
      return { Data: await getAccountInfo(customer, asked, dependencies) };
    }),
    implementForCustomers(checkBlacklistEndpoint, 'calls', async ({ body, principal }) => {
      const isBlacklisted = await checkBlacklist(await getCustomer(db, principal.customerId), body.UID, dependencies);
      return { Data: { BlackListDetails: { IsBlackList: isBlacklisted } } };
    }),
    implementForCustomers(getApplicationEndpoint, 'calls', async ({ body, principal, language }) => {
      const asked = { authorizationReqId: body.Id, language };
      return { Data: await getOwnApplication(await getCustomer(db, principal.customerId), asked, dependencies) };
    }),
    implementForCustomers(findApplicationEndpoint, 'calls', async ({ body, principal }) => {
      const customer = await getOwnCustomer(db, principal, body.LOGIN_ID);
      const asked = { accountClass: body.AccountClass, currency: body.Currency };
      return { Data: await findOwnApplication(customer, asked, dependencies) };
    }),
    implementForCustomers(listOwnApplicationsEndpoint, 'calls', async ({ body, principal }) => {
      const customer = await getOwnCustomer(db, principal, body.LoginId);
      return { Data: { Applications: await listOwnApplications(customer, dependencies) } };
    }),
    implementForCustomers(reportDetailsEndpoint, 'calls', async ({ body, principal }) => {
      const named = { customerId: principal.customerId, authorizationReqId: body.AuthorizationReqId };
      await reportDetails(named, body.IsWrong, dependencies);
      return { Data: {} };
    }),
    implementForCustomers(saveApplicationEndpoint, 'calls', async ({ body, principal }) => {
      const { authorizationReqId, revision } = await saveStep(principal, body, dependencies);
      return { Data: { AuthorizationReqId: toSentId(authorizationReqId), Revision: revision } };
    }),
  ];
}

import { exportData as exportDataEndpoint, getProfile, setMailPreference } from '@taga/contract/endpoints';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getOwnCustomer, setWantsMail, toProfileRecord } from '../customers/index.ts';
import { exportData, type ProfileDependencies } from './export-data.ts';

export function profileRoutes(dependencies: ProfileDependencies): Implementation[] {
  return [
    implementForCustomers(getProfile, 'calls', async ({ body, principal }) => {
      const customer = await getOwnCustomer(dependencies.db, principal, body.LOGIN_ID);
      return { Data: { ...toProfileRecord(customer), WANTS_MAIL: customer.wantsMail } };
    }),
    implementForCustomers(setMailPreference, 'calls', async ({ body, principal }) => {
      await setWantsMail(dependencies.db, principal.customerId, body.WANTS_MAIL);
      return { Data: {} };
    }),
    implementForCustomers(exportDataEndpoint, 'calls', async ({ principal, language }) => ({
      Data: await exportData(principal, language, dependencies),
    })),
  ];
}

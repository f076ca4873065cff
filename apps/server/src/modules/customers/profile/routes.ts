import { exportData as exportDataCall, getProfile, setMailPreference } from '@taga/contract/calls';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getOwnCustomer, setWantsMail, toProfileRecord } from '../customers/index.ts';
import { exportData, type ProfileDependencies } from './export-data.ts';

export function profileRoutes(dependencies: ProfileDependencies): Implementation[] {
  return [
    implementForCustomers(getProfile, 'calls', async ({ body, holder }) => {
      const customer = await getOwnCustomer(dependencies.db, holder, body.LOGIN_ID);
      return { Data: { ...toProfileRecord(customer), WANTS_MAIL: customer.wantsMail } };
    }),
    implementForCustomers(setMailPreference, 'calls', async ({ body, holder }) => {
      await setWantsMail(dependencies.db, holder.customerId, body.WANTS_MAIL);
      return { Data: {} };
    }),
    implementForCustomers(exportDataCall, 'calls', async ({ holder, language }) => ({
      Data: await exportData(holder, language, dependencies),
    })),
  ];
}

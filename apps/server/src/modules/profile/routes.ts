import { exportData as exportDataCall, getProfile } from '@taga/contract/calls';
import { type Implementation, implementForCustomers } from '../../http/implement.ts';
import { getOwnCustomer, toProfileRecord } from '../customers/index.ts';
import { exportData, type ProfileDependencies } from './export-data.ts';

export function profileRoutes(dependencies: ProfileDependencies): Implementation[] {
  return [
    implementForCustomers(getProfile, 'calls', async ({ body, holder }) => ({
      Data: toProfileRecord(await getOwnCustomer(dependencies.db, holder, body.LOGIN_ID)),
    })),
    implementForCustomers(exportDataCall, 'calls', async ({ holder, language }) => ({
      Data: await exportData(holder, language, dependencies),
    })),
  ];
}

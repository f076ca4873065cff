import { exportData as exportDataCall, getProfile } from '@taga/contract/calls';
import { type Implementation, implementForCustomers } from '../../http/implement.ts';
import { toProfileRecord } from '../customers/index.ts';
import { getOwnCustomer } from '../sessions/index.ts';
import { exportData } from './export-data.ts';
import type { ProfileParts } from './profile-parts.ts';

export function profileRoutes(parts: ProfileParts): Implementation[] {
  return [
    implementForCustomers(getProfile, 'calls', async ({ body, holder }) => ({
      Data: toProfileRecord(await getOwnCustomer(parts.db, holder, body.LOGIN_ID)),
    })),
    implementForCustomers(exportDataCall, 'calls', async ({ holder, language }) => ({
      Data: await exportData(holder, language, parts),
    })),
  ];
}

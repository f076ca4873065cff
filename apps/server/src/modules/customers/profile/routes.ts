import {
  correctDetails as correctDetailsEndpoint,
  exportData as exportDataEndpoint,
  getProfile,
  setMailPreference,
} from '@taga/contract/endpoints';
import type { Kysely } from 'kysely';
import type { ReadReplica } from '../../../db/replica.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getOwnCustomer, setPreferences, toProfileRecord } from '../customers/index.ts';
import { correctDetails, mayCorrect } from './correct-details.ts';
import { exportData } from './export-data.ts';

interface ProfileDependencies {
  readonly db: Kysely<DB>;
  readonly readReplica: ReadReplica;
  readonly now: () => Date;
}

export function profileRoutes({ db, readReplica, now }: ProfileDependencies): Implementation[] {
  return [
    implementForCustomers(getProfile, 'calls', async ({ body, principal }) => {
      const customer = await getOwnCustomer(db, principal, body.LOGIN_ID);
      const { wantsMail: WANTS_MAIL, wantsSms: WANTS_SMS, wantsReminders: WANTS_REMINDERS } = customer;
      const MAY_CORRECT = await mayCorrect(customer, db);
      return { Data: { ...toProfileRecord(customer), WANTS_MAIL, WANTS_SMS, WANTS_REMINDERS, MAY_CORRECT } };
    }),
    implementForCustomers(setMailPreference, 'calls', async ({ body, principal }) => {
      const { WANTS_MAIL: wantsMail, WANTS_SMS: wantsSms, WANTS_REMINDERS: wantsReminders } = body;
      await setPreferences(db, principal.customerId, { wantsMail, wantsSms, wantsReminders });
      return { Data: {} };
    }),
    implementForCustomers(correctDetailsEndpoint, 'calls', async ({ body, principal }) => {
      await correctDetails(principal.customerId, body, db);
      return { Data: {} };
    }),
    implementForCustomers(exportDataEndpoint, 'calls', async ({ principal, language }) => ({
      Data: await readReplica((late) => exportData(principal, language, { db: late, now })),
    })),
  ];
}

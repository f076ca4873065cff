import { errorCodes } from '@taga/contract';
import { stopReminders } from '@taga/contract/endpoints';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type Implementation, implement } from '../../../http/endpoints/implement.ts';
import { setPreferences } from '../../customers/customers/index.ts';
import type { ReminderLinks } from './reminder-links.ts';

export function reminderRoutes({ db, links }: { db: Kysely<DB>; links: ReminderLinks }): Implementation[] {
  return [
    implement(stopReminders, 'register', async ({ body }) => {
      const customerId = await links.findCustomerId(body.Token);
      if (!customerId) throw new DomainError(errorCodes.reminderLinkInvalid);
      await setPreferences(db, customerId, { wantsReminders: false });
      return { Data: {} };
    }),
  ];
}

import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Settings } from '../../../settings.ts';
import { dayS, later } from '../../../time.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { markReminded } from '../drafts/index.ts';
import type { ReminderLinks } from './reminder-links.ts';
import { lockCustomersToRemind } from './store.ts';

interface ReminderDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly links: ReminderLinks;
  readonly settings: Pick<Settings, 'remindAfterDays' | 'retainDraftDays'>;
}

/** Where the portal stops reminders. */
const stopPath = '/reminders';

/**
 * Calls unfinished applications to mind, once each, in one email for each customer. What was sent is marked in the
 * transaction that queues the email: however often the worker is killed, nobody gets it twice, and everybody once.
 */
export async function remindOfDrafts(dependencies: ReminderDependencies): Promise<void> {
  const { db, now, settings } = dependencies;
  if (settings.remindAfterDays === 0) return;
  const at = now();
  const untouchedSince = later(at, -settings.remindAfterDays * dayS);
  const remindSome = () =>
    db.transaction().execute(async (trx) => {
      const customers = await lockCustomersToRemind(trx, untouchedSince);
      for (const id of customers) await remind(trx, id, { ...dependencies, at, untouchedSince });
      return customers.length > 0;
    });
  while (await remindSome());
}

interface Reminding extends ReminderDependencies {
  readonly at: Date;
  readonly untouchedSince: Date;
}

async function remind(trx: Transaction<DB>, customerId: string, reminding: Reminding): Promise<void> {
  const { at, untouchedSince, links, settings } = reminding;
  const [newest] = await markReminded(trx, { customerId, untouchedSince, at });
  // It was submitted in the moment before.
  if (!newest) return;
  const { loginId, fullName, language } = (await getCustomer(trx, customerId)).person;
  await queueMessage(trx, {
    channel: 'email',
    template: 'unfinished-application',
    to: loginId,
    language,
    values: {
      name: fullName,
      applicationNo: applicationNumberOf(newest.number),
      savedUntil: myanmarToday(later(newest.savedAt, settings.retainDraftDays * dayS)),
      stopPath: `${stopPath}/${await links.tokenFor(customerId)}`,
    },
    // A day later it may have been submitted.
    notAfter: later(at, dayS),
  });
}

import { randomUUID } from 'node:crypto';
import { brand } from '@taga/brand';
import type { DetailItem } from '@taga/contract/rules/customers/personal-details';
import { byLanguage, joinList } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { saveInboxMessage } from '../../messaging/inbox/index.ts';
import type { Customer } from '../customers/index.ts';

/**
 * That details were corrected, to the address and to these numbers, whatever the customer wants to hear of: it concerns the
 * security of the sign-in. Nothing of what they say goes out, as others may read it by then.
 */
async function notify(trx: Transaction<DB>, { person }: Customer, phones: readonly string[], at: Date): Promise<void> {
  const { loginId, language, fullName: name } = person;
  const values = { name, at: at.toISOString() };
  await queueMessage(trx, { channel: 'email', to: loginId, language, template: 'details-corrected', values });
  for (const to of new Set(phones)) {
    await queueMessage(trx, { channel: 'sms', to, language, template: 'details-notice', values: {} });
  }
}

/** Who has lost the number of before learns of it there too: it may not have been the customer who changed it. */
export async function notifyOfNewPhone(trx: Transaction<DB>, before: Customer, at: Date): Promise<void> {
  await notify(trx, before, [before.person.phone], at);
}

/** What staff have corrected, in the inbox as well. */
export async function notifyOfCorrection(
  trx: Transaction<DB>,
  { before, after }: { readonly before: Customer; readonly after: Customer },
  items: readonly DetailItem[],
  at: Date,
): Promise<void> {
  const words = byLanguage((language) => {
    const text = serverText(language);
    const named = joinList(
      items.map((item) => text(`messages.details.${item}`)),
      language,
    );
    return text('messages.details.text', { items: named, hotline: brand.contact.hotline });
  });
  await saveInboxMessage(trx, {
    id: randomUUID(),
    customerId: after.id,
    authorizationReqId: null,
    decisionId: null,
    content: {
      type: 'Announcement',
      body: { subject: byLanguage((language) => serverText(language)('messages.details.subject')), content: words },
    },
    at,
  });
  await notify(trx, after, [before.person.phone, after.person.phone], at);
}

import { randomUUID } from 'node:crypto';
import type { KindMessage } from '@taga/contract/kinds/kind';
import type { CalendarDate } from '@taga/contract/rules/fields/calendar-date';
import { currencyExponents } from '@taga/reference/currencies';
import type { Transaction } from 'kysely';
import type { InitialDeposit } from '../../../bank/initial-deposit.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { findApplicationNo, type InboxContent, saveInboxMessage } from '../../messaging/inbox/index.ts';

export interface CustomerNotice {
  readonly authorizationReqId: string;
  readonly customerId: string;
  /** What it tells of: one message of a kind for each. Null for what the customer did. */
  readonly decisionId: string | null;
  readonly content: InboxContent;
  /** What the mail says it is about; the inbox says it all. */
  readonly news: KindMessage['news'];
  /** By when there is an answer to what was submitted. */
  readonly expectedDay?: CalendarDate | undefined;
  /** What the account that it tells of waits for. */
  readonly deposit?: InitialDeposit | undefined;
  /** Whether a cheque book comes with the account that it tells of. */
  readonly hasChequeBook?: boolean;
  readonly at: Date;
}

/** In the inbox always, by email and by SMS if the customer wants them. */
export async function notifyCustomer(
  trx: Transaction<DB>,
  { news, expectedDay, deposit, ...message }: CustomerNotice,
): Promise<void> {
  await saveInboxMessage(trx, { id: randomUUID(), ...message });
  const { person, wantsMail, wantsSms } = await getCustomer(trx, message.customerId);
  const { fullName: name, language } = person;
  const applicationNo = (await findApplicationNo(trx, message.authorizationReqId)) ?? undefined;
  if (wantsMail) {
    await queueMessage(trx, {
      channel: 'email',
      template: 'request-news',
      to: person.loginId,
      language,
      values: { name, news, applicationNo, expectedDay, ...(deposit && { deposit: mailedDeposit(deposit) }) },
    });
  }
  // A service is no decision: what it has come to can wait until the inbox is opened.
  if (wantsSms && applicationNo && news !== 'service') {
    await queueMessage(trx, {
      channel: 'sms',
      template: 'application-news',
      to: person.phone,
      language,
      values: { news, applicationNo, expectedDay },
    });
  }
}

/** That what was submitted has arrived, and by when there is an answer. */
export function submissionNotice(expectedDay: CalendarDate) {
  const content: InboxContent = { type: 'ApplicationSubmitted', body: { expectedDay } };
  return { decisionId: null, content, news: 'submitted', expectedDay } as const;
}

function mailedDeposit({ money: { currency, minor }, branchCode }: InitialDeposit) {
  return { amount: minor / 10 ** currencyExponents[currency], currency, branchCode };
}

import { randomUUID } from 'node:crypto';
import type { KindMessage } from '@taga/contract/kinds/kind';
import { currencyExponents } from '@taga/reference/currencies';
import type { Transaction } from 'kysely';
import type { InitialDeposit } from '../../../bank/initial-deposit.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { type InboxContent, saveInboxMessage } from '../../messaging/inbox/index.ts';

export interface CustomerNotice {
  readonly authorizationReqId: string;
  readonly customerId: string;
  /** What it tells of: one message of a kind for each. */
  readonly decisionId: string;
  readonly content: InboxContent;
  /** What the mail says it is about; the inbox says it all. */
  readonly news: KindMessage['news'];
  /** What the account that it tells of waits for. */
  readonly deposit?: InitialDeposit | undefined;
  /** Whether a cheque book comes with the account that it tells of. */
  readonly hasChequeBook?: boolean;
  readonly at: Date;
}

/** In the inbox always, and by mail if the customer wants it. */
export async function notifyCustomer(
  trx: Transaction<DB>,
  { news, deposit, ...message }: CustomerNotice,
): Promise<void> {
  await saveInboxMessage(trx, { id: randomUUID(), ...message });
  const { person, wantsMail } = await getCustomer(trx, message.customerId);
  if (!wantsMail) return;
  await queueMessage(trx, {
    channel: 'email',
    template: 'request-news',
    to: person.loginId,
    language: person.language,
    values: { name: person.fullName, news, ...(deposit && { deposit: mailedDeposit(deposit) }) },
  });
}

function mailedDeposit({ money: { currency, minor }, branchCode }: InitialDeposit) {
  return { amount: minor / 10 ** currencyExponents[currency], currency, branchCode };
}

import { randomUUID } from 'node:crypto';
import type { KindMessage } from '@taga/contract/kinds/kind';
import type { CalendarDate } from '@taga/contract/rules/fields/calendar-date';
import { currencyExponents } from '@taga/reference/currencies';
import type { Transaction } from 'kysely';
import type { InitialDeposit } from '../../../bank/initial-deposit.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import {
  findApplicationNo,
  type InboxContent,
  type SavedMessage,
  saveInboxMessage,
} from '../../messaging/inbox/index.ts';

export interface CustomerNotice {
  readonly authorizationReqId: string;
  readonly customerId: string;
  /** What it tells of: one message of a kind for each. Null for what the customer did. */
  readonly decisionId: string | null;
  readonly content: InboxContent;
  /** What the mail says it is about; the inbox says it all. */
  readonly news: KindMessage['news'];
  /** By when there is an answer to what was submitted. */
  readonly expectedDay?: string | undefined;
  /** Whether what was submitted is what staff had asked for again. */
  readonly isCorrection?: boolean | undefined;
  /** What the account that it tells of waits for. */
  readonly deposit?: InitialDeposit | undefined;
  /** Whether a cheque book comes with the account that it tells of. */
  readonly hasChequeBook?: boolean;
  readonly at: Date;
}

/** In the inbox always, by email and by SMS if the customer wants them. */
export async function notifyCustomer(
  trx: Transaction<DB>,
  { news, expectedDay, isCorrection, deposit, ...message }: CustomerNotice,
): Promise<void> {
  await saveInboxMessage(trx, { id: randomUUID(), ...message });
  const { customerId, authorizationReqId } = message;
  const announced = { news, expectedDay, isCorrection, deposit, authorizationReqId };
  await announce(trx, await getCustomer(trx, customerId), announced);
}

type Announced = Pick<CustomerNotice, 'news' | 'expectedDay' | 'isCorrection' | 'deposit' | 'authorizationReqId'> & {
  /** Takes the place of one of the same topic that still waits. */
  readonly topic?: string;
};

/** By email and by SMS, if the customer wants them; answers whether either was sent. */
async function announce(
  trx: Transaction<DB>,
  { person, wantsMail, wantsSms }: Customer,
  { news, expectedDay, isCorrection, deposit, authorizationReqId, topic }: Announced,
): Promise<boolean> {
  const { fullName: name, language } = person;
  const applicationNo = (await findApplicationNo(trx, authorizationReqId)) ?? undefined;
  if (wantsMail) {
    await queueMessage(trx, {
      channel: 'email',
      template: 'request-news',
      to: person.loginId,
      language,
      values: {
        name,
        news,
        applicationNo,
        expectedDay,
        isCorrection,
        ...(deposit && { deposit: mailedDeposit(deposit) }),
      },
      ...(topic && { topic: `${topic} email` }),
    });
  }
  // A service is no decision: what it has come to can wait until the inbox is opened.
  const isSms = wantsSms && applicationNo !== undefined && news !== 'service';
  if (isSms) {
    await queueMessage(trx, {
      channel: 'sms',
      template: 'application-news',
      to: person.phone,
      language,
      values: { news, applicationNo, expectedDay, isCorrection },
      ...(topic && { topic: `${topic} sms` }),
    });
  }
  return wantsMail || isSms;
}

/** What a message of the inbox was announced as; nothing where it was not: a broadcast is found in the inbox alone. */
export function newsOf({ content: { type }, authorizationReqId }: SavedMessage): CustomerNotice['news'] | undefined {
  if (authorizationReqId === null) return undefined;
  return newsOfTypes[type] ?? 'application';
}

/** Of a further type it is said in the words of any application. */
const newsOfTypes: Readonly<Partial<Record<InboxContent['type'], CustomerNotice['news']>>> = {
  AccountCreated: 'opened',
  RequestRejected: 'rejected',
  CorrectionRequested: 'correction',
  ApplicationSubmitted: 'submitted',
  MPUCreated: 'service',
  ChequeBookCreated: 'service',
  AccountCompleted: 'service',
  PassbookCreated: 'service',
  mBankingRequestRejected: 'service',
  CardCreated: 'card',
  CardDelivered: 'card',
  CardCanceled: 'card',
};

/** Announces a message of the inbox once more; answers whether there was anything to send. */
export async function announceAgain(trx: Transaction<DB>, customer: Customer, message: SavedMessage): Promise<boolean> {
  const news = newsOf(message);
  const { content, authorizationReqId, id } = message;
  if (!news || authorizationReqId === null) return false;
  const { expectedDay, isCorrection } = content.type === 'ApplicationSubmitted' ? content.body : {};
  return announce(trx, customer, { news, expectedDay, isCorrection, authorizationReqId, topic: `again ${id}` });
}

/** That what was submitted, or corrected, has arrived, and by when there is an answer. */
export function submissionNotice(expectedDay: CalendarDate, { isCorrection }: { readonly isCorrection: boolean }) {
  const body = { expectedDay, ...(isCorrection && { isCorrection }) };
  const content: InboxContent = { type: 'ApplicationSubmitted', body };
  return { decisionId: null, content, news: 'submitted', ...body } as const;
}

function mailedDeposit({ money: { currency, minor }, branchCode }: InitialDeposit) {
  return { amount: minor / 10 ** currencyExponents[currency], currency, branchCode };
}

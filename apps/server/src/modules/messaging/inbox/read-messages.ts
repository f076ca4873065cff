import { errorCodes } from '@taga/contract';
import type { MessageDetail, MessageSummary } from '@taga/contract/records/messaging/message';
import type { Language } from '@taga/i18n';
import { findAccountClass } from '@taga/reference/account-classes';
import type { Kysely } from 'kysely';
import type { Bank, BankService } from '../../../bank/bank.ts';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import { findDepositDue } from '../../../bank/initial-deposit.ts';
import type { Page } from '../../../db/page.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import type { Customer } from '../../customers/customers/index.ts';
import { toDepositRecord } from '../../fulfilment/balances/index.ts';
import { describeMessage, summarizeMessage } from './describe-message.ts';
import type { InboxContent } from './message-types.ts';
import { countMessages, findApplicationNo, findMessages, type MessageFilter, openMessage } from './store.ts';

export interface InboxDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly now: () => Date;
  /** What the bank calls a cheque book among its services. */
  readonly chequeBookServiceId: string;
}

interface MessageListQuery {
  readonly customerId: string;
  readonly filter: MessageFilter;
  readonly page: Page;
  readonly language: Language;
}

export async function listMessages(
  { customerId, filter, page, language }: MessageListQuery,
  { db }: InboxDependencies,
): Promise<{ Details: MessageSummary[]; TotalCount: number }> {
  const [TotalCount, messages] = await Promise.all([
    countMessages(db, customerId, filter),
    findMessages(db, customerId, filter, page),
  ]);
  return { Details: messages.map((message) => summarizeMessage(message, language)), TotalCount };
}

/** One of the customer's own, which is read from now on; somebody else's is answered as if there were none. */
export async function getMessage(
  customer: Customer,
  asked: { readonly id: string; readonly language: Language },
  { db, bank, now }: InboxDependencies,
): Promise<MessageDetail> {
  const message = await openMessage(db, customer.id, asked.id, now());
  if (!message) throw new DomainError(errorCodes.notFound);
  const { content } = message;
  const services = await findServices(content, bank);
  const accountNumber = content.type === 'AccountCreated' ? content.body.accountNumber : null;
  const deposit = toDepositRecord(await findDepositDue(accountNumber, bank), asked.language);
  const applicationNo = await findApplicationNo(db, message.authorizationReqId);
  const { fullName: name } = customer.person;
  return describeMessage(message, { language: asked.language, name, services, deposit, applicationNo });
}

/** The rest of a message can be read without the bank, so it is not waited for twice: its names are left out then. */
async function findServices({ type, body }: InboxContent, bank: Bank): Promise<readonly BankService[]> {
  const accountClass = type === 'AccountCreated' ? findAccountClass(body.accountClass)?.code : undefined;
  if (!accountClass) return [];
  try {
    return await bank.listServices(accountClass);
  } catch (error) {
    if (error instanceof BankUnavailable) return [];
    throw error;
  }
}

import type { Rejection } from '@taga/contract/records/messaging/message';
import type { Language } from '@taga/i18n';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { describeBody } from './message-types.ts';
import { findMessageAbout } from './store.ts';

interface OwnRequest {
  readonly customerId: string;
  readonly authorizationReqId: string;
}

/** The number of the account that the customer was told of; nothing before. */
export async function findOpenedAccount(db: Kysely<DB>, own: OwnRequest): Promise<string | null> {
  const message = await findMessageAbout(db, own, 'AccountCreated');
  return message?.content.type === 'AccountCreated' ? message.content.body.accountNumber : null;
}

/** Why it was rejected, in the words of the message that says so; nothing where it was not. */
export async function findRejection(db: Kysely<DB>, own: OwnRequest, language: Language): Promise<Rejection | null> {
  const message = await findMessageAbout(db, own, 'RequestRejected');
  const reader = { language, name: '', services: [], deposit: null, applicationNo: null };
  return message ? (describeBody(message.content, reader) as Rejection) : null;
}

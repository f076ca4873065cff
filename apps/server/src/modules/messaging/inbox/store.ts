import type { MessageCategory, MessageType } from '@taga/contract/records/messaging/message';
import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { behindCursor, type Cursor, readPage } from '../../../db/cursor.ts';
import { given } from '../../../db/given.ts';
import { countRows, type Page, rowsBefore } from '../../../db/page.ts';
import type { DB, InboxMessages, JsonObject } from '../../../db/schema.gen.ts';
import { isUuid } from '../../../uuid.ts';
import type { InboxMessage, NewInboxMessage, SavedMessage } from './inbox-message.ts';
import { hasCheques, type InboxContent, inboxContent, usualCategory } from './message-types.ts';

export async function saveInboxMessage(trx: Transaction<DB>, message: NewInboxMessage): Promise<void> {
  const { content } = message;
  await trx
    .insertInto('inbox_messages')
    .values({
      id: message.id,
      customer_id: message.customerId,
      type: content.type,
      category: message.category ?? usualCategory(content.type),
      body: JSON.stringify(content.body),
      authorization_req_id: message.authorizationReqId,
      decision_id: message.decisionId,
      action: actionOf(message),
      created_at: message.at,
    })
    .execute();
}

/** Whether the message offers a cheque book, and one may still be asked for. */
function actionOf({ content, hasChequeBook }: NewInboxMessage): 'Y' | 'N' | null {
  if (content.type !== 'AccountCreated' || !hasCheques(content.body.accountClass)) return null;
  return hasChequeBook ? 'N' : 'Y';
}

interface Announcement {
  /** The same message reaches a customer once, however often it is told. */
  readonly id: string;
  readonly category: MessageCategory;
  readonly body: Extract<InboxContent, { type: 'Announcement' }>['body'];
  readonly at: Date;
}

/** One message for many customers; answers how many did not have it yet. What it says travels once. */
export async function saveAnnouncement(
  trx: Transaction<DB>,
  { id, category, body, at }: Announcement,
  customerIds: readonly string[],
): Promise<number> {
  const kept = await sql`
    insert into inbox_messages (id, customer_id, type, category, body, created_at)
    select md5(${id}::text || customer_id)::uuid, customer_id, 'Announcement', ${category}, ${JSON.stringify(body)}::jsonb, ${at}
    from unnest(${customerIds}::uuid[]) customer_id
    on conflict (id) do nothing
  `.execute(trx);
  return Number(kept.numAffectedRows);
}

/** All of a customer, the oldest first. */
export async function listInboxMessages(db: Kysely<DB>, customerId: string): Promise<InboxMessage[]> {
  const rows = await db
    .selectFrom('inbox_messages')
    .select(['type', 'body', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ type, body, created_at: at }) => ({ at, content: inboxContent.parse({ type, body }) }));
}

/** What the customer was told of an application, the newest first. */
export async function listMessagesAbout(db: Kysely<DB>, authorizationReqId: string): Promise<SavedMessage[]> {
  const rows = await db
    .selectFrom('inbox_messages')
    .selectAll()
    .where('authorization_req_id', '=', authorizationReqId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toSaved);
}

/** A page of a customer's messages, the newest first. */
export async function pageOfMessages(
  db: Kysely<DB>,
  customerId: string,
  { after, size }: { readonly after: Cursor | undefined; readonly size: number },
): Promise<{ rows: readonly SavedMessage[]; next: string | null }> {
  const query = db
    .selectFrom('inbox_messages')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(behindCursor(after, 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const { rows, next } = await readPage(query, size, ({ created_at: at, id }) => ({ at: at.toISOString(), id }));
  return { rows: rows.map(toSaved), next };
}

/** One of a customer's own, without reading it. */
export async function findMessage(
  db: Kysely<DB>,
  { customerId, messageId }: { readonly customerId: string; readonly messageId: string },
): Promise<SavedMessage | undefined> {
  const row = await db
    .selectFrom('inbox_messages')
    .selectAll()
    .where('id', '=', messageId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && toSaved(row);
}

export interface MessageFilter {
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  readonly type: string | undefined;
  readonly category: MessageCategory | undefined;
}

function messagesOf(db: Kysely<DB>, customerId: string, { from, before, type, category }: MessageFilter) {
  let query = db
    .selectFrom('inbox_messages')
    .where('customer_id', '=', customerId)
    .where((eb) => eb.and(given({ type, category })));
  if (from) query = query.where('created_at', '>=', from);
  return before ? query.where('created_at', '<', before) : query;
}

export function countMessages(db: Kysely<DB>, customerId: string, filter: MessageFilter): Promise<number> {
  return countRows(messagesOf(db, customerId, filter));
}

/** The newest first. */
export async function findMessages(
  db: Kysely<DB>,
  customerId: string,
  filter: MessageFilter,
  page: Page,
): Promise<SavedMessage[]> {
  const rows = await messagesOf(db, customerId, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset(rowsBefore(page))
    .execute();
  return rows.map(toSaved);
}

/** One of a customer's own, which is read from now on. */
export async function openMessage(
  db: Kysely<DB>,
  customerId: string,
  id: string,
  at: Date,
): Promise<SavedMessage | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db
    .updateTable('inbox_messages')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(at)) }))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirst();
  return row && toSaved(row);
}

/** The last message of a type that told a customer of a request. */
export async function findMessageAbout(
  db: Kysely<DB>,
  { customerId, authorizationReqId }: { readonly customerId: string; readonly authorizationReqId: string },
  type: MessageType,
): Promise<SavedMessage | undefined> {
  if (!isUuid(authorizationReqId)) return undefined;
  const row = await db
    .selectFrom('inbox_messages')
    .selectAll()
    .where('authorization_req_id', '=', authorizationReqId)
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row && toSaved(row);
}

/** As people say it; of an account that was opened without an application there is none. */
export async function findApplicationNo(db: Kysely<DB>, authorizationReqId: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select('number')
    .where('authorization_req_id', '=', authorizationReqId)
    .executeTakeFirst();
  return row ? applicationNumberOf(row.number) : null;
}

export async function endAction(trx: Transaction<DB>, id: string): Promise<void> {
  await trx
    .updateTable('inbox_messages')
    .set({ action: 'N', body: sql<JsonObject>`body - 'chequeBookRefused'` })
    .where('id', '=', id)
    .execute();
}

/** The message says so until an order gets through. */
export async function markChequeBookRefused(db: Kysely<DB>, id: string): Promise<void> {
  const mark = sql<JsonObject>`body || '{"chequeBookRefused": true}'`;
  await db.updateTable('inbox_messages').set({ body: mark }).where('id', '=', id).execute();
}

function toSaved(row: Selectable<InboxMessages>): SavedMessage {
  return {
    id: row.id,
    authorizationReqId: row.authorization_req_id,
    category: row.category,
    action: row.action,
    at: row.created_at,
    readAt: row.read_at,
    content: inboxContent.parse({ type: row.type, body: row.body }),
  };
}

export async function deleteMessagesAbout(trx: Transaction<DB>, authorizationReqId: string): Promise<void> {
  await trx.deleteFrom('inbox_messages').where('authorization_req_id', '=', authorizationReqId).execute();
}

export async function setMessageRead(trx: Transaction<DB>, id: string, at: Date): Promise<void> {
  await trx.updateTable('inbox_messages').set({ read_at: at }).where('id', '=', id).execute();
}

import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { type InboxMessage, inboxContent, type NewInboxMessage } from './inbox-message.ts';

export async function keepInboxMessage(trx: Transaction<DB>, message: NewInboxMessage): Promise<void> {
  await trx
    .insertInto('inbox_messages')
    .values({
      id: message.id,
      customer_id: message.customerId,
      type: message.content.type,
      body: JSON.stringify(message.content.body),
      authorization_req_id: message.authorizationReqId,
      decision_id: message.decisionId,
      created_at: message.at,
    })
    .execute();
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

import { type Kysely, sql, type Transaction } from 'kysely';
import { databaseNow, durableWork } from '../../../db/durable-work.ts';
import { purgeWhere } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Channel, Message } from './message.ts';

/** The clock is that of the database, which writes the rows: a code is never late because two clocks differ. */
export const outboxWork = durableWork({ name: 'outbox', table: 'outbox', job: 'deliver-message' });

/** What the row of a message holds; of its values only the encrypted form reaches the database. */
type SavedMessage = Omit<Message, 'values'> & {
  readonly id: string;
  readonly values: object;
  readonly notAfter: Date | null;
  readonly topic: string | null;
};

/** What a worker has taken on; its values are still encrypted, and not yet known to fit its template. */
export interface ClaimedMessage {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly template: string;
  readonly values: unknown;
  readonly language: string;
  readonly notAfter: Date | null;
  /** This one included. */
  readonly attempts: number;
}

export type FinalState = 'sent' | 'expired' | 'failed';

/** In the caller's transaction, in the place of a message of the same topic that still waits. */
export async function saveMessage(trx: Transaction<DB>, message: SavedMessage): Promise<void> {
  await sql`
    with replaced as (
      update outbox set state = 'expired', finished_at = now(), template_values = '{}'
      where topic = ${message.topic} and state = 'waiting'
    )
    insert into outbox (id, channel, recipient, template, template_values, language, topic, not_after)
    values (${message.id}, ${message.channel}, ${message.to}, ${message.template},
      ${JSON.stringify(message.values)}::jsonb, ${message.language}, ${message.topic}, ${message.notAfter})`.execute(
    trx,
  );
  await outboxWork.add(trx, message.id);
}

/** Begins an attempt that nobody else makes meanwhile. Nothing when the message is finished or taken. */
export async function claimMessage(db: Kysely<DB>, id: string, leaseMs: number): Promise<ClaimedMessage | undefined> {
  const row = await outboxWork.claim(db, id, databaseNow, leaseMs);
  if (!row) return undefined;
  const { channel, recipient: to, template, template_values: values, language, not_after: notAfter, attempts } = row;
  return { id, channel, to, template, values, language, notAfter, attempts };
}

/** The end of a message, once: what it said is forgotten, that it was sent is not. */
export async function finishMessage(db: Kysely<DB>, id: string, state: FinalState): Promise<void> {
  await outboxWork.finish(db, id, databaseNow, { state, template_values: '{}' });
}

export interface ListedMessage {
  readonly channel: string;
  readonly to: string;
  readonly template: string;
  readonly queuedAt: Date;
  readonly state: string;
}

/** What was sent to somebody and is still remembered, the latest first; what it said is not kept. */
export async function listMessages(db: Kysely<DB>, recipients: readonly string[]): Promise<ListedMessage[]> {
  return db
    .selectFrom('outbox')
    .select(['channel', 'recipient as to', 'template', 'queued_at as queuedAt', 'state'])
    .where('recipient', 'in', recipients)
    .orderBy('queued_at', 'desc')
    .execute();
}

/** What is written for the sake of an equal answer alone: such a message has no recipient. */
export async function purgeDecoyMessages(db: Kysely<DB>, before: Date): Promise<void> {
  await purgeWhere(db, 'outbox', sql`recipient = '-' and state <> 'waiting' and finished_at <= ${before}`);
}

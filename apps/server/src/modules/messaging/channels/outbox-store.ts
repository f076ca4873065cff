import { type Kysely, sql, type Transaction } from 'kysely';
import { behindCursor, type Cursor, pageOfRows } from '../../../db/cursor.ts';
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

export interface DeliveryRow extends ListedMessage {
  readonly channel: Channel;
  readonly id: string;
  readonly finishedAt: Date | null;
  readonly attempts: number;
}

interface DeliveryPage {
  readonly after: Cursor | undefined;
  readonly size: number;
}

/** A page of the same. Each recipient by itself, so that an index has both in order. */
export async function pageOfDeliveries(
  db: Kysely<DB>,
  recipients: readonly string[],
  { after, size }: DeliveryPage,
): Promise<{ rows: readonly DeliveryRow[]; next: string | null }> {
  const ofOne = (recipient: string) => sql`
    (select id, channel, recipient as "to", template, queued_at, state, finished_at, attempts from outbox
     where recipient = ${recipient} and ${behindCursor(after, 'queued_at', 'id')}
     order by queued_at desc, id desc limit ${size + 1})`;
  const { rows } = await sql<DeliveryRow & { readonly exactly: string }>`
    select id, channel, "to", template, queued_at as "queuedAt", state, finished_at as "finishedAt", attempts,
      to_char(queued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly
    from (${sql.join(recipients.map(ofOne), sql` union all `)}) found
    order by queued_at desc, id desc limit ${size + 1}`.execute(db);
  return pageOfRows(rows, size, ({ id, exactly }) => ({ at: exactly, id }));
}

/** What is written for the sake of an equal answer alone: such a message has no recipient. */
export async function purgeDecoyMessages(db: Kysely<DB>, before: Date): Promise<void> {
  await purgeWhere(db, 'outbox', sql`recipient = '-' and state <> 'waiting' and finished_at <= ${before}`);
}

import { toLatinDigits } from '@taga/i18n';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import type { Channel } from '../message.ts';

/** What the sandbox would have sent. */
export interface SavedMessage {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly text: string;
  /** As mail programs show it; empty for an SMS. */
  readonly html: string;
  readonly at: Date;
}

const maxMessages = 1_000;

/** Drops a second copy, as a good receiver does, and the oldest when there are very many. */
export async function saveToMailbox(db: Kysely<DB>, message: SavedMessage): Promise<void> {
  const { id, channel, to, subject, text, html, at } = message;
  await db
    .insertInto('sandbox_mailbox')
    .values({ message_id: id, channel, recipient: to, recipient_key: recipientKey(to), subject, body: text, html, at })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
  await sql`delete from sandbox_mailbox where id <= (select max(id) from sandbox_mailbox) - ${maxMessages}`.execute(db);
}

/** Newest first. */
export async function listMailbox(db: Kysely<DB>, to: string | undefined, limit: number): Promise<SavedMessage[]> {
  return (
    db
      .selectFrom('sandbox_mailbox')
      .select(['message_id as id', 'channel', 'recipient as to', 'subject', 'body as text', 'html', 'at'])
      .$if(to !== undefined, (query) => query.where('recipient_key', '=', recipientKey(to ?? '')))
      // The table's own: a message's id is random.
      .orderBy('sandbox_mailbox.id', 'desc')
      .limit(limit)
      .execute()
  );
}

export async function findMailHtml(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('sandbox_mailbox').select('html').where('message_id', '=', id).executeTakeFirst();
  return row?.html || undefined;
}

/** One spelling for all ways to write a recipient: e-mail in lower case, a number as `09…` whatever stands before the 9. */
export function recipientKey(written: string): string {
  const trimmed = toLatinDigits(written.trim());
  if (trimmed.includes('@')) return trimmed.toLowerCase();
  return trimmed.replace(/\D/g, '').replace(/^(00)?959/, '09');
}

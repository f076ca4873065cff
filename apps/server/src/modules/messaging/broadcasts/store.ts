import { localized } from '@taga/contract';
import { broadcastFilter, type NewBroadcast } from '@taga/contract/records/desk/broadcast';
import { inEveryLanguage } from '@taga/i18n';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { behindCursor, type Cursor, pageOfRows } from '../../../db/cursor.ts';
import { durableWork } from '../../../db/durable-work.ts';
import type { Broadcasts, DB } from '../../../db/schema.gen.ts';
import { later } from '../../../time.ts';
import type { SavedBroadcast } from './broadcast.ts';

/** Longer than filling a batch of inboxes ever takes. */
const batchWithinS = 60;

/** Several may deliver one broadcast: each batch is one transaction that locks it. */
export const broadcastWork = durableWork({
  name: 'broadcasts',
  table: 'broadcasts',
  job: 'deliver-broadcast',
  isShared: true,
});

interface SentBroadcast extends NewBroadcast {
  readonly recipients: number;
  readonly staffId: string;
  readonly at: Date;
}

/** False where one of this id was sent before, which then stays as it is. */
export async function saveBroadcast(trx: Transaction<DB>, sent: SentBroadcast): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('broadcasts')
    .values({
      id: sent.broadcastId,
      category: sent.category,
      subject: sent.subject,
      content: sent.content,
      filter: JSON.stringify(sent.filter),
      recipients: sent.recipients,
      sent_by: sent.staffId,
      sent_at: sent.at,
      due_at: sent.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (isNew) await broadcastWork.add(trx, sent.broadcastId);
  return isNew;
}

/** With the name of the person who sent each. */
function broadcasts(db: Kysely<DB>) {
  return db
    .selectFrom('broadcasts')
    .innerJoin('staff', 'staff.id', 'broadcasts.sent_by')
    .selectAll('broadcasts')
    .select('staff.name as sender');
}

export async function getBroadcast(db: Kysely<DB>, id: string): Promise<SavedBroadcast> {
  return toSaved(await broadcasts(db).where('broadcasts.id', '=', id).executeTakeFirstOrThrow());
}

/** The latest first. */
export async function listBroadcasts(db: Kysely<DB>, after: Cursor | undefined, size: number) {
  const rows = await broadcasts(db)
    .where(behindCursor(after, 'sent_at', 'broadcasts.id'))
    .orderBy('sent_at', 'desc')
    .orderBy('broadcasts.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageOfRows(rows, size, ({ sent_at: at, id }) => ({ at: at.toISOString(), id }));
  return { broadcasts: page.rows.map(toSaved), next: page.next };
}

/** One that is not finished, and how far it is. Anyone else who delivers it waits until the transaction ends. */
export async function lockBroadcast(trx: Transaction<DB>, id: string) {
  const row = await broadcasts(trx)
    .where('broadcasts.id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate('broadcasts')
    .executeTakeFirst();
  return row && { ...toSaved(row), lastCustomerId: row.last_customer_id };
}

interface Progress {
  readonly lastCustomerId: string | null;
  readonly delivered: number;
  readonly isLast: boolean;
  readonly at: Date;
}

export async function moveOn(trx: Transaction<DB>, id: string, progress: Progress): Promise<void> {
  await trx
    .updateTable('broadcasts')
    .set(({ eb }) => ({
      last_customer_id: progress.lastCustomerId,
      delivered: eb('delivered', '+', progress.delivered),
      attempts: 0,
      due_at: later(progress.at, batchWithinS),
      finished_at: progress.isLast ? progress.at : null,
    }))
    .where('id', '=', id)
    .execute();
}

/** One that was sent before the latest language was added has no text in it. */
const storedText = localized(z.string());

function toSaved(row: Selectable<Broadcasts> & { readonly sender: string }): SavedBroadcast {
  return {
    broadcastId: row.id,
    category: row.category,
    subject: inEveryLanguage(storedText.parse(row.subject)),
    content: inEveryLanguage(storedText.parse(row.content)),
    filter: broadcastFilter.parse(row.filter),
    recipients: row.recipients,
    delivered: row.delivered,
    sentBy: row.sender,
    sentAt: row.sent_at,
    finishedAt: row.finished_at,
  };
}

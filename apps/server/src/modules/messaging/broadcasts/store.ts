import { localized } from '@taga/contract';
import { broadcastFilter, type NewBroadcast } from '@taga/contract/records/desk/broadcast';
import { inEveryLanguage } from '@taga/i18n';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { behindCursor, type Cursor, readPage } from '../../../db/cursor.ts';
import { durableWork } from '../../../db/durable-work.ts';
import { joinedStaff } from '../../../db/joined-staff.ts';
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

interface WrittenBroadcast extends Omit<NewBroadcast, 'sendAt'> {
  readonly recipients: number;
  readonly staffId: string;
  readonly at: Date;
  readonly sendAt: Date;
  readonly needsConfirmation: boolean;
}

/** What nobody looks after: as long as it is not confirmed. A version before this one would send what is due. */
const notDue = new Date('9000-01-01T00:00:00Z');

/** False where one of this id was sent before, which then stays as it is. */
export async function saveBroadcast(trx: Transaction<DB>, sent: WrittenBroadcast): Promise<boolean> {
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
      send_at: sent.sendAt,
      needs_confirmation: sent.needsConfirmation,
      due_at: sent.needsConfirmation ? notDue : sent.sendAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (isNew && !sent.needsConfirmation) await broadcastWork.add(trx, sent.broadcastId);
  return isNew;
}

/** With the names of those who wrote, confirmed and stopped each. */
function broadcasts(db: Kysely<DB>) {
  return db
    .selectFrom('broadcasts')
    .innerJoin('staff', 'staff.id', 'broadcasts.sent_by')
    .leftJoin('staff as confirmer', 'confirmer.id', 'broadcasts.confirmed_by')
    .leftJoin('staff as stopper', 'stopper.id', 'broadcasts.stopped_by')
    .selectAll('broadcasts')
    .select(['staff.name as sender', 'confirmer.name as confirmer', 'stopper.name as stopper']);
}

export async function findBroadcast(db: Kysely<DB>, id: string): Promise<SavedBroadcast | undefined> {
  const row = await broadcasts(db).where('broadcasts.id', '=', id).executeTakeFirst();
  return row && toSaved(row);
}

/** From now on it goes out, at the moment that is given. */
export async function confirmBroadcast(
  trx: Transaction<DB>,
  id: string,
  { staffId, sendAt }: { readonly staffId: string; readonly sendAt: Date },
): Promise<void> {
  await trx
    .updateTable('broadcasts')
    .set({ needs_confirmation: false, confirmed_by: staffId, send_at: sendAt, due_at: sendAt, attempts: 0 })
    .where('id', '=', id)
    .execute();
  await broadcastWork.add(trx, id);
}

export async function awaitConfirmation(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.updateTable('broadcasts').set({ needs_confirmation: true, due_at: notDue }).where('id', '=', id).execute();
}

export async function setRecipients(trx: Transaction<DB>, id: string, recipients: number): Promise<void> {
  await trx.updateTable('broadcasts').set({ recipients }).where('id', '=', id).execute();
}

export async function stopBroadcast(
  trx: Transaction<DB>,
  id: string,
  { staffId, at }: { readonly staffId: string; readonly at: Date },
): Promise<void> {
  await trx.updateTable('broadcasts').set({ stopped_by: staffId, finished_at: at }).where('id', '=', id).execute();
}

/** The latest first. */
export async function listBroadcasts(db: Kysely<DB>, after: Cursor | undefined, size: number) {
  const query = broadcasts(db)
    .where(behindCursor(after, 'sent_at', 'broadcasts.id'))
    .orderBy('sent_at', 'desc')
    .orderBy('broadcasts.id', 'desc');
  const page = await readPage(query, size, ({ sent_at: at, id }) => ({ at: at.toISOString(), id }));
  return { broadcasts: page.rows.map(toSaved), next: page.next };
}

export interface LockedBroadcast extends SavedBroadcast {
  readonly lastCustomerId: string | null;
}

/** One that is not finished, and how far it is. Anyone else who delivers it waits until the transaction ends. */
export async function lockBroadcast(trx: Transaction<DB>, id: string): Promise<LockedBroadcast | undefined> {
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

interface Row extends Selectable<Broadcasts> {
  readonly sender: string;
  readonly confirmer: string | null;
  readonly stopper: string | null;
}

function toSaved(row: Row): SavedBroadcast {
  return {
    broadcastId: row.id,
    category: row.category,
    subject: inEveryLanguage(storedText.parse(row.subject)),
    content: inEveryLanguage(storedText.parse(row.content)),
    filter: broadcastFilter.parse(row.filter),
    recipients: row.recipients,
    delivered: row.delivered,
    sentBy: { staffId: row.sent_by, name: row.sender },
    sentAt: row.sent_at,
    sendAt: row.send_at ?? row.sent_at,
    needsConfirmation: row.needs_confirmation,
    confirmedBy: joinedStaff(row.confirmed_by, row.confirmer),
    stoppedBy: joinedStaff(row.stopped_by, row.stopper),
    finishedAt: row.finished_at,
  };
}

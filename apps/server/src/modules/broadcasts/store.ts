import { broadcastFilter, type NewBroadcast } from '@taga/contract/records/desk/broadcast';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type Cursor, pageOfRows } from '../../db/cursor.ts';
import type { Broadcasts, DB } from '../../db/schema.gen.ts';
import { later } from '../../time.ts';
import { batchWithinS, type KeptBroadcast } from './broadcast.ts';

/** The name of the job that puts a broadcast into inboxes. */
export const deliverBroadcastJob = 'deliver-broadcast';

interface Sent extends NewBroadcast {
  readonly recipients: number;
  readonly staffId: string;
  readonly at: Date;
}

/** False where one of this id was sent before, which then stays as it is. */
export async function keepBroadcast(trx: Transaction<DB>, sent: Sent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('broadcasts')
    .values({
      id: sent.broadcastId,
      category: sent.category,
      subject_en: sent.subject.en,
      subject_mm: sent.subject.mm,
      content_en: sent.content.en,
      content_mm: sent.content.mm,
      filter: JSON.stringify(sent.filter),
      recipients: sent.recipients,
      sent_by: sent.staffId,
      sent_at: sent.at,
      due_at: later(sent.at, batchWithinS),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (isNew) await queueBroadcast(trx, sent.broadcastId);
  return isNew;
}

/** With the name of whoever sent each. */
function broadcasts(db: Kysely<DB>) {
  return db
    .selectFrom('broadcasts')
    .innerJoin('staff', 'staff.id', 'broadcasts.sent_by')
    .selectAll('broadcasts')
    .select('staff.name as sender');
}

export async function getBroadcast(db: Kysely<DB>, id: string): Promise<KeptBroadcast> {
  return toKept(await broadcasts(db).where('broadcasts.id', '=', id).executeTakeFirstOrThrow());
}

/** The latest first. */
export async function listBroadcasts(db: Kysely<DB>, after: Cursor | undefined, size: number) {
  const rows = await broadcasts(db)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('sent_at', 'broadcasts.id'), '<', tuple((after as Cursor).at, (after as Cursor).id)),
      ),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('broadcasts.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageOfRows(rows, size, ({ sent_at: at, id }) => ({ at, id }));
  return { broadcasts: page.rows.map(toKept), next: page.next };
}

/** One that is not finished, and how far it is. Whoever else delivers it waits until the transaction ends. */
export async function lockBroadcast(trx: Transaction<DB>, id: string) {
  const row = await broadcasts(trx)
    .where('broadcasts.id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate('broadcasts')
    .executeTakeFirst();
  return row && { ...toKept(row), lastCustomerId: row.last_customer_id };
}

interface Progress {
  readonly lastCustomerId: string | null;
  readonly delivered: number;
  readonly dueAt: Date;
  readonly finishedAt: Date | null;
}

export async function moveOn(trx: Transaction<DB>, id: string, progress: Progress): Promise<void> {
  await trx
    .updateTable('broadcasts')
    .set(({ eb }) => ({
      last_customer_id: progress.lastCustomerId,
      delivered: eb('delivered', '+', progress.delivered),
      due_at: progress.dueAt,
      finished_at: progress.finishedAt,
    }))
    .where('id', '=', id)
    .execute();
}

/** Gives broadcasts that nobody has moved on for a while a new job, and says how many. */
export async function requeueBroadcasts(db: Kysely<DB>, dueBefore: Date): Promise<number> {
  const rows = await db
    .selectFrom('broadcasts')
    .select('id')
    .where('finished_at', 'is', null)
    .where('due_at', '<', dueBefore)
    .execute();
  for (const { id } of rows) await queueBroadcast(db, id);
  return rows.length;
}

async function queueBroadcast(db: Kysely<DB>, id: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${deliverBroadcastJob}, json_build_object('id', ${id}::text),
    job_key => ${`${deliverBroadcastJob}:${id}`}, job_key_mode => 'replace', max_attempts => 3
  )`.execute(db);
}

function toKept(row: Selectable<Broadcasts> & { readonly sender: string }): KeptBroadcast {
  return {
    broadcastId: row.id,
    category: row.category as KeptBroadcast['category'],
    subject: { en: row.subject_en, mm: row.subject_mm },
    content: { en: row.content_en, mm: row.content_mm },
    filter: broadcastFilter.parse(row.filter),
    recipients: row.recipients,
    delivered: row.delivered,
    sentBy: row.sender,
    sentAt: row.sent_at,
    finishedAt: row.finished_at,
  };
}

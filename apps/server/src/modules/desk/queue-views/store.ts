import type { QueueFilter } from '@taga/contract/records/desk/cases';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** As on the wire. */
  readonly filter: unknown;
}

/** By name. */
export async function findViews(db: Kysely<DB>, staffId: string): Promise<SavedView[]> {
  return db
    .selectFrom('queue_views')
    .select(['id', 'name', 'filter'])
    .where('staff_id', '=', staffId)
    .orderBy('name')
    .execute();
}

interface NewView {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  readonly filter: QueueFilter;
  readonly at: Date;
}

/** One of the same name is replaced. */
export async function insertView(trx: Transaction<DB>, { id, staffId, name, filter, at }: NewView): Promise<string> {
  const row = { filter: JSON.stringify(filter) };
  const saved = await trx
    .insertInto('queue_views')
    .values({ ...row, id, staff_id: staffId, name, created_at: at })
    .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}

/** Whether it was theirs. */
export async function deleteView(db: Kysely<DB>, staffId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('queue_views')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

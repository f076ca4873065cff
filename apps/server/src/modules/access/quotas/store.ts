import { type Kysely, sql } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';

interface Take {
  readonly ownerKey: Buffer;
  readonly max: number;
  readonly periodS: number;
  readonly at: Date;
}

export type Taken =
  | { readonly isGiven: true; readonly left: number }
  | { readonly isGiven: false; readonly retryAfterS: number };

/** Longer than any period, so that a row that still counts is never purged. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** One guarded statement: however many ask at the same moment, no more than `max` get a yes. */
export async function takeOne(db: Kysely<DB>, take: Take): Promise<Taken> {
  const { ownerKey, max, periodS, at } = take;
  const periodStart = new Date(at.getTime() - periodS * 1000);
  const isOver = sql<boolean>`allowances.counted_from <= ${periodStart}`;
  const row = await db
    .insertInto('allowances')
    .values({ holder_key: ownerKey, counted_from: at, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .column('holder_key')
        .doUpdateSet({
          counted_from: sql`case when ${isOver} then excluded.counted_from else allowances.counted_from end`,
          taken: sql`case when ${isOver} then 1 else allowances.taken + 1 end`,
        })
        .where((row) => row.or([isOver, row('allowances.taken', '<', max)])),
    )
    .returning('taken')
    .executeTakeFirst();
  await purgeRows(db, 'allowances', 'counted_from', new Date(at.getTime() - retentionMs));
  return row
    ? { isGiven: true, left: max - row.taken }
    : { isGiven: false, retryAfterS: (await findWait(db, take)) ?? 1 };
}

/** Until the period is over; nothing where something is left of it. */
export async function findWait(db: Kysely<DB>, { ownerKey, max, periodS, at }: Take): Promise<number | undefined> {
  const row = await db
    .selectFrom('allowances')
    .select(['counted_from', 'taken'])
    .where('holder_key', '=', ownerKey)
    .executeTakeFirst();
  if (!row || row.taken < max) return undefined;
  const leftS = Math.ceil((row.counted_from.getTime() - at.getTime()) / 1000) + periodS;
  return leftS > 0 ? leftS : undefined;
}

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
  return row ? { isGiven: true, left: max - row.taken } : { isGiven: false, retryAfterS: await waitOf(db, take) };
}

/** Until the period is over that has nothing left. */
async function waitOf(db: Kysely<DB>, { ownerKey, periodS, at }: Take): Promise<number> {
  const { counted_from: countedFrom } = await db
    .selectFrom('allowances')
    .select('counted_from')
    .where('holder_key', '=', ownerKey)
    .executeTakeFirstOrThrow();
  return Math.max(1, Math.ceil((countedFrom.getTime() - at.getTime()) / 1000) + periodS);
}

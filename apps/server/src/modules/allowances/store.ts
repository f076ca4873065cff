import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { sweepRows } from '../../db/sweep-rows.ts';

interface Take {
  readonly holderKey: Buffer;
  readonly max: number;
  readonly periodS: number;
  readonly at: Date;
}

/** Longer than any period, so that a row that still counts is never swept. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** One guarded statement: however many ask at the same moment, no more than `max` get a yes. */
export async function takeOne(db: Kysely<DB>, { holderKey, max, periodS, at }: Take): Promise<boolean> {
  const periodStart = new Date(at.getTime() - periodS * 1000);
  const isOver = sql<boolean>`allowances.counted_from <= ${periodStart}`;
  const row = await db
    .insertInto('allowances')
    .values({ holder_key: holderKey, counted_from: at, taken: 1 })
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
  await sweepRows(db, 'allowances', 'counted_from', new Date(at.getTime() - keptForMs));
  return row !== undefined;
}

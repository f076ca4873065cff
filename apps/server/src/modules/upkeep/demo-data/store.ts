import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/** Whether a set was made; without its name, whether any was. */
export async function hasDemoData(db: Kysely<DB>, name?: string): Promise<boolean> {
  const row = await db
    .selectFrom('demo_data')
    .select('name')
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** When a set was started, where it was. */
export async function findDemoData(db: Kysely<DB>, name: string): Promise<Date | undefined> {
  const row = await db.selectFrom('demo_data').select('created_at').where('name', '=', name).executeTakeFirst();
  return row?.created_at;
}

/** Whether this is the first to make the set; of several that try at once the others wait and then are not. */
export async function claimDemoData(trx: Transaction<DB>, name: string, at: Date): Promise<boolean> {
  await sql`lock table demo_data in exclusive mode`.execute(trx);
  const { numInsertedOrUpdatedRows: kept } = await trx
    .insertInto('demo_data')
    .values({ name, created_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return kept === 1n;
}

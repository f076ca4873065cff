import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from './schema.gen.ts';

const maxRowsAtOnce = 20;

/**
 * Takes away a few rows whose time has passed: called wherever a row is added, so that nobody has to remember to
 * clean up and nobody waits for it. Two that purge at the same moment take different rows.
 */
export async function purgeRows<Table extends keyof DB & string>(
  db: Kysely<DB>,
  table: Table,
  timeColumn: keyof DB[Table] & string,
  before: Date,
): Promise<void> {
  const time = sql.ref(timeColumn);
  await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${time} <= ${before} order by ${time} limit ${maxRowsAtOnce}
      for update skip locked
    ))`.execute(db);
}

const purgedAtOnce = 1_000;

/** Deletes all rows of the condition, some at a time: nobody waits long for a row. Two that purge at once take different ones. */
export async function purgeWhere(db: Kysely<DB>, table: string, condition: RawBuilder<unknown>): Promise<void> {
  let purged = purgedAtOnce;
  while (purged === purgedAtOnce) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${purgedAtOnce} for update skip locked
      ))`.execute(db);
    purged = Number(numAffectedRows ?? 0);
  }
}

export async function purgeTable(db: Kysely<DB>, table: string, timeColumn: string, before: Date): Promise<void> {
  await purgeWhere(db, table, sql`${sql.ref(timeColumn)} <= ${before}::timestamptz`);
}

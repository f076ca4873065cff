import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

const atOnce = 1_000;

/** Some at a time, until there are none: nobody waits long for a row. Two that sweep at once take different ones. */
async function sweepWhere(db: Kysely<DB>, table: string, condition: RawBuilder<unknown>): Promise<void> {
  let swept = atOnce;
  while (swept === atOnce) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${atOnce} for update skip locked
      ))`.execute(db);
    swept = Number(numAffectedRows ?? 0);
  }
}

export async function sweepTable(db: Kysely<DB>, table: string, timeColumn: string, before: Date): Promise<void> {
  await sweepWhere(db, table, sql`${sql.ref(timeColumn)} <= ${before}::timestamptz`);
}

/** Codes of sign-ups that came to nothing, and of people who do not exist. */
export async function sweepCodesOfNobody(db: Kysely<DB>, before: Date): Promise<void> {
  await sweepWhere(
    db,
    'codes',
    sql`sent_at <= ${before}
      and not exists (select from customers where customers.id = subject_id)
      and not exists (select from registrations where registrations.id = subject_id)`,
  );
}

/** What is written for the sake of an equal answer alone: such a message has no recipient. */
export async function sweepMessagesToNobody(db: Kysely<DB>, before: Date): Promise<void> {
  await sweepWhere(db, 'outbox', sql`recipient = '-' and state <> 'waiting' and finished_at <= ${before}`);
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/schema.gen.ts';

/** Long enough for the slowest way from writing a file to naming it. */
const unnamedForMs = 60 * 60_000;

/** When a file that is about to be written may be erased, if nothing has come to name it. */
export function unnamedUntil(now: Date): Date {
  return new Date(now.getTime() + unnamedForMs);
}

/** Lists files that nothing will name from `dueAt` on. */
export async function listForErasing(db: Kysely<DB>, names: readonly string[], dueAt: Date): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('files_to_erase')
    .values(names.map((name) => ({ name, due_at: dueAt })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ due_at: dueAt }))
    .execute();
}

/** Takes a file off the list, because from now on something names it. It must not have been erased meanwhile. */
export async function cancelErasure(db: Kysely<DB>, name: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('files_to_erase').where('name', '=', name).executeTakeFirst();
  if (numDeletedRows !== 1n) throw new Error('The file was erased before anything could name it.');
}

/**
 * The same in one statement with what names the file: `naming` updates rows from `written (name)` and returns the name.
 * False where it updates none.
 */
export async function saveFileWith(db: Kysely<DB>, name: string, naming: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    with written as (
      select name from files_to_erase where name = ${name} for update
    ), named as (${naming})
    delete from files_to_erase using named where files_to_erase.name = named.name
    returning files_to_erase.name
  `.execute(db);
  return rows.length === 1;
}

/** A few whose time has come, held until the transaction ends. */
export async function lockDueFiles(trx: Kysely<DB>, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from files_to_erase where due_at <= ${before} order by due_at limit 50 for update skip locked
  `.execute(trx);
  return rows.map(({ name }) => name);
}

export async function forgetErased(trx: Kysely<DB>, names: readonly string[]): Promise<void> {
  if (names.length > 0) await trx.deleteFrom('files_to_erase').where('name', 'in', names).execute();
}

import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.gen.ts';

/** Throws when the database does not answer. */
export async function checkConnection(db: Kysely<DB>): Promise<void> {
  await sql`select 1`.execute(db);
}

import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

/** The whole application as it was last handed in, to be read by the record's own rules. */
export async function findHandedInRecord(db: Kysely<DB>, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('orders')
    .select('record')
    .where('authorization_req_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.record;
}

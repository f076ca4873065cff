import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

/** Of several processes that offer a key at the same moment, one wins and all get the winner's. */
export async function getOrKeepKey(db: Kysely<DB>, purpose: string, offered: Buffer): Promise<Buffer> {
  await db
    .insertInto('server_keys')
    .values({ purpose, key: offered })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const row = await db.selectFrom('server_keys').select('key').where('purpose', '=', purpose).executeTakeFirstOrThrow();
  return row.key;
}

import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

/** Of several processes that offer a key at the same moment, one wins and all get the winner's. */
export async function getOrKeepKey(db: Kysely<DB>, purpose: string, offered: Buffer): Promise<Buffer> {
  const known = await keyOf(db, purpose).executeTakeFirst();
  if (known) return known.key;
  await db
    .insertInto('server_keys')
    .values({ purpose, key: offered })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  return (await keyOf(db, purpose).executeTakeFirstOrThrow()).key;
}

function keyOf(db: Kysely<DB>, purpose: string) {
  return db.selectFrom('server_keys').select('key').where('purpose', '=', purpose);
}

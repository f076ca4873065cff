import type { Kysely, Selectable } from 'kysely';
import type { DB, ServerKeys } from '../../../db/schema.gen.ts';

/** A key as it lies in the database; one without `wrappedBy` lies there as it is. */
export interface SavedKey {
  readonly purpose: string;
  readonly key: Buffer;
  readonly wrappedBy: string | null;
  readonly fingerprint: Buffer | null;
}

/** Of several processes that offer a key at the same moment, one wins and all get the winner's. */
export async function getOrCreateKey(db: Kysely<DB>, purpose: string, offer: () => SavedKey): Promise<SavedKey> {
  const known = await keyOf(db, purpose).executeTakeFirst();
  if (known) return toSaved(known);
  const { key, wrappedBy, fingerprint } = offer();
  await db
    .insertInto('server_keys')
    .values({ purpose, key, wrapped_by: wrappedBy, fingerprint })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  return toSaved(await keyOf(db, purpose).executeTakeFirstOrThrow());
}

export async function listKeys(db: Kysely<DB>): Promise<SavedKey[]> {
  return (await db.selectFrom('server_keys').selectAll().execute()).map(toSaved);
}

/** Where it is still as it was: another process that starts may have encrypted it again already. */
export async function replaceKey(db: Kysely<DB>, before: SavedKey, after: SavedKey): Promise<void> {
  await db
    .updateTable('server_keys')
    .set({ key: after.key, wrapped_by: after.wrappedBy, fingerprint: after.fingerprint })
    .where('purpose', '=', before.purpose)
    .where('key', '=', before.key)
    .execute();
}

function keyOf(db: Kysely<DB>, purpose: string) {
  return db.selectFrom('server_keys').selectAll().where('purpose', '=', purpose);
}

function toSaved({ purpose, key, wrapped_by: wrappedBy, fingerprint }: Selectable<ServerKeys>): SavedKey {
  return { purpose, key, wrappedBy, fingerprint };
}

import type { Kysely, Selectable } from 'kysely';
import type { DB, ServerKeys } from '../../../db/schema.gen.ts';

/** A key as it lies in the database; one without `wrappedBy` lies there as it is. */
export interface KeptKey {
  readonly purpose: string;
  readonly key: Buffer;
  readonly wrappedBy: string | null;
  readonly fingerprint: Buffer | null;
}

/** Of several processes that offer a key at the same moment, one wins and all get the winner's. */
export async function getOrKeepKey(db: Kysely<DB>, purpose: string, offer: () => KeptKey): Promise<KeptKey> {
  const known = await keyOf(db, purpose).executeTakeFirst();
  if (known) return toKept(known);
  const { key, wrappedBy, fingerprint } = offer();
  await db
    .insertInto('server_keys')
    .values({ purpose, key, wrapped_by: wrappedBy, fingerprint })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  return toKept(await keyOf(db, purpose).executeTakeFirstOrThrow());
}

export async function listKeys(db: Kysely<DB>): Promise<KeptKey[]> {
  return (await db.selectFrom('server_keys').selectAll().execute()).map(toKept);
}

/** Where it is still as it was: another process that starts may have sealed it anew already. */
export async function replaceKey(db: Kysely<DB>, before: KeptKey, after: KeptKey): Promise<void> {
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

function toKept({ purpose, key, wrapped_by: wrappedBy, fingerprint }: Selectable<ServerKeys>): KeptKey {
  return { purpose, key, wrappedBy, fingerprint };
}

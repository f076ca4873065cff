import type { Kysely, Transaction } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';

interface EncryptedVisit {
  readonly hash: Buffer;
  readonly sealed: unknown;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function saveVisit(db: Kysely<DB>, { hash, sealed, at, expiresAt }: EncryptedVisit): Promise<void> {
  await purgeRows(db, 'staff_provider_visits', 'expires_at', at);
  await db
    .insertInto('staff_provider_visits')
    .values({ state_hash: hash, sealed: JSON.stringify(sealed), expires_at: expiresAt })
    .execute();
}

/** A browser comes back once. */
export async function takeVisit(db: Kysely<DB>, hash: Buffer, at: Date): Promise<unknown> {
  const row = await db
    .deleteFrom('staff_provider_visits')
    .where('state_hash', '=', hash)
    .where('expires_at', '>', at)
    .returning('sealed')
    .executeTakeFirst();
  return row?.sealed;
}

export async function saveArrival(db: Kysely<DB>, { hash, sealed, at, expiresAt }: EncryptedVisit): Promise<void> {
  await purgeRows(db, 'staff_arrivals', 'expires_at', at);
  await db
    .insertInto('staff_arrivals')
    .values({ code_hash: hash, sealed: JSON.stringify(sealed), expires_at: expiresAt })
    .execute();
}

/** A code is exchanged once. */
export async function takeArrival(trx: Transaction<DB>, hash: Buffer, at: Date): Promise<unknown> {
  const row = await trx
    .deleteFrom('staff_arrivals')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', at)
    .returning('sealed')
    .executeTakeFirst();
  return row?.sealed;
}

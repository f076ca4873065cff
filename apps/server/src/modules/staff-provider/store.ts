import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { sweepRows } from '../../db/sweep-rows.ts';

interface Kept {
  readonly hash: Buffer;
  readonly sealed: unknown;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function keepVisit(db: Kysely<DB>, { hash, sealed, at, expiresAt }: Kept): Promise<void> {
  await sweepRows(db, 'staff_provider_visits', 'expires_at', at);
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

export async function keepArrival(db: Kysely<DB>, { hash, sealed, at, expiresAt }: Kept): Promise<void> {
  await sweepRows(db, 'staff_arrivals', 'expires_at', at);
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

/** Whether this call is the one that asks; while one does, the others do not. */
export async function claimReread(db: Kysely<DB>, sessionId: string, at: Date, askedBefore: Date): Promise<boolean> {
  const { numUpdatedRows: claimed } = await db
    .updateTable('staff_sessions')
    .set({ roles_asked_at: at })
    .where('id', '=', sessionId)
    .where((row) => row.or([row('roles_asked_at', 'is', null), row('roles_asked_at', '<=', askedBefore)]))
    .executeTakeFirst();
  return claimed === 1n;
}

interface Reread {
  readonly sessionId: string;
  readonly staffId: string;
  readonly roles: readonly StaffRole[];
  readonly tokens: unknown;
  readonly at: Date;
}

export async function keepReread(
  trx: Transaction<DB>,
  { sessionId, staffId, roles, tokens, at }: Reread,
): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ provider_tokens: JSON.stringify(tokens), roles_read_at: at })
    .where('id', '=', sessionId)
    .execute();
  await trx
    .updateTable('staff')
    .set({ roles: [...roles] })
    .where('id', '=', staffId)
    .execute();
}

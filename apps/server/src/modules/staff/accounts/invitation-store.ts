import type { Kysely, Transaction } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';

interface NewInvitation {
  readonly tokenHash: Buffer;
  readonly staffId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function saveInvitation(db: Kysely<DB>, invitation: NewInvitation): Promise<void> {
  const { tokenHash, staffId, at, expiresAt } = invitation;
  await purgeRows(db, 'staff_invitations', 'expires_at', at);
  await db
    .insertInto('staff_invitations')
    .values({ token_hash: tokenHash, staff_id: staffId, expires_at: expiresAt })
    .execute();
}

/** Whom the link invites, as long as it works. */
export async function findInvited(db: Kysely<DB>, tokenHash: Buffer, at: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_invitations')
    .innerJoin('staff', 'staff.id', 'staff_invitations.staff_id')
    .select('staff_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .where('staff.disabled', '=', false)
    .executeTakeFirst();
  return row?.staff_id;
}

/** Whether it was there to be used: of several who try at the same moment, one. */
export async function useInvitation(trx: Transaction<DB>, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows: used } = await trx
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return used === 1n;
}

export async function dropInvitations(db: Kysely<DB>, staffId: string): Promise<void> {
  await db.deleteFrom('staff_invitations').where('staff_id', '=', staffId).execute();
}

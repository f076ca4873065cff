import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';

export interface Reset {
  readonly ref: string;
  readonly subjectId: string;
  readonly codeRef: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

type ResetKey = Pick<Reset, 'ref' | 'subjectId'>;

export async function saveReset(trx: Transaction<DB>, reset: Reset): Promise<void> {
  await trx
    .insertInto('password_resets')
    .values({
      ref_hash: hashOf(reset.ref),
      subject_id: reset.subjectId,
      code_ref: reset.codeRef,
      requested_at: reset.requestedAt,
      expires_at: reset.expiresAt,
    })
    .execute();
  await purgeRows(trx, 'password_resets', 'expires_at', reset.requestedAt);
}

export async function findCodeRef(db: Kysely<DB>, { ref, subjectId }: ResetKey, at: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('code_ref')
    .where('ref_hash', '=', hashOf(ref))
    .where('subject_id', '=', subjectId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.code_ref;
}

export async function markVerified(trx: Transaction<DB>, ref: string, at: Date): Promise<void> {
  await trx.updateTable('password_resets').set({ verified_at: at }).where('ref_hash', '=', hashOf(ref)).execute();
}

export async function isVerified(db: Kysely<DB>, { ref, subjectId }: ResetKey, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('verified_at')
    .where('ref_hash', '=', hashOf(ref))
    .where('subject_id', '=', subjectId)
    .where('verified_at', 'is not', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Works once: of several who use a verified reference at the same moment one gets a yes. */
export async function useVerified(trx: Transaction<DB>, { ref, subjectId }: ResetKey, at: Date): Promise<boolean> {
  const row = await trx
    .deleteFrom('password_resets')
    .where('ref_hash', '=', hashOf(ref))
    .where('subject_id', '=', subjectId)
    .where('verified_at', 'is not', null)
    .where('expires_at', '>', at)
    .returning('subject_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetResets(trx: Transaction<DB>, subjectId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('subject_id', '=', subjectId).execute();
}

/** A fast hash is right here: the references are random and cannot be guessed, however fast one tries. */
function hashOf(ref: string): Buffer {
  return createHash('sha256').update(ref).digest();
}

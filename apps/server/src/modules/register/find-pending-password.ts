import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { findAwaitingEmail } from './store.ts';

/**
 * The password hash of the latest sign-up that only waits for its e-mail to be confirmed, so that its owner, and
 * nobody else, can be told so at sign-in.
 */
export async function findPendingPassword(db: Kysely<DB>, loginId: string, at: Date): Promise<string | undefined> {
  const [latest] = await findAwaitingEmail(db, loginId, at);
  return latest?.passwordHash;
}

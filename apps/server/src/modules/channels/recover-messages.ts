import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { forgetFinished, requeueOverdue } from './outbox-store.ts';

/** A job usually begins within milliseconds; after this it is looked for. */
const graceMs = 5_000;
const keptDays = 30;

/** Finds messages whose job was lost with its process, and forgets those sent long ago. Any process may, at any time. */
export async function recoverMessages(db: Kysely<DB>): Promise<number> {
  const recovered = await requeueOverdue(db, graceMs);
  await forgetFinished(db, keptDays);
  return recovered;
}

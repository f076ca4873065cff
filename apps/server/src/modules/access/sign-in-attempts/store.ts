import { type Kysely, sql } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';

/** Who tries: a device that has signed in with this login id before, or (with no device) everybody else. */
export interface Side {
  readonly loginKey: Buffer;
  readonly deviceKey: Buffer;
}

interface Try extends Side {
  readonly maxTries: number;
  readonly lockS: number;
  readonly at: Date;
}

/** After so long a count no longer matters: the lock alone lets through more. */
const retentionS = 24 * 60 * 60;

/**
 * Counts a try before it is evaluated and answers how many that makes; nothing when none is left. One guarded
 * statement: of tries at the same moment no more than the limit are evaluated.
 */
export async function takeTry(
  db: Kysely<DB>,
  { loginKey, deviceKey, maxTries, lockS, at }: Try,
): Promise<number | undefined> {
  const before = (seconds: number) => new Date(at.getTime() - seconds * 1000);
  const row = await db
    .insertInto('login_tries')
    .values({ login_key: loginKey, device_key: deviceKey, tries: 1, last_try_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['login_key', 'device_key'])
        .doUpdateSet({
          tries: sql`case when login_tries.tries < ${maxTries} then login_tries.tries + 1 else 1 end`,
          last_try_at: at,
        })
        .where((row) =>
          row.or([row('login_tries.tries', '<', maxTries), row('login_tries.last_try_at', '<=', before(lockS))]),
        ),
    )
    .returning('tries')
    .executeTakeFirst();
  if (row?.tries === 1) await purgeRows(db, 'login_tries', 'last_try_at', before(Math.max(retentionS, lockS)));
  return row?.tries;
}

/** When the last lock of a login id ends; nothing where none holds. */
export async function findLockEnd(
  db: Kysely<DB>,
  { loginKey, maxTries, lockS, at }: Omit<Try, 'deviceKey'>,
): Promise<Date | null> {
  const row = await db
    .selectFrom('login_tries')
    .select('last_try_at')
    .where('login_key', '=', loginKey)
    .where('tries', '>=', maxTries)
    .where('last_try_at', '>', new Date(at.getTime() - lockS * 1000))
    .orderBy('last_try_at', 'desc')
    .executeTakeFirst();
  return row ? new Date(row.last_try_at.getTime() + lockS * 1000) : null;
}

/** For a try that was counted and could not be evaluated. */
export async function giveBackTry(db: Kysely<DB>, { loginKey, deviceKey }: Side): Promise<void> {
  await db
    .updateTable('login_tries')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('login_key', '=', loginKey)
    .where('device_key', '=', deviceKey)
    .where('tries', '>', 0)
    .execute();
}

export async function forgetTries(db: Kysely<DB>, { loginKey, deviceKey }: Side): Promise<void> {
  await db.deleteFrom('login_tries').where('login_key', '=', loginKey).where('device_key', '=', deviceKey).execute();
}

export async function forgetTriesOfAll(db: Kysely<DB>, loginKey: Buffer): Promise<void> {
  await db.deleteFrom('login_tries').where('login_key', '=', loginKey).execute();
}

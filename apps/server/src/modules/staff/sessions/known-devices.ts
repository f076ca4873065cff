import type { Kysely, Transaction } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { hashOfToken, newToken } from '../../../opaque-token.ts';
import { dayS, later } from '../../../time.ts';

/** Stands for the member of staff where there is none. */
const nobody = '00000000-0000-0000-0000-000000000000';

const retentionS = 365 * dayS;

/**
 * The hash of the device's token where this member of staff has signed in with it before. One look-up, no matter who asks for
 * whom: time tells nothing.
 */
export async function findKnownDevice(
  db: Kysely<DB>,
  staffId: string | undefined,
  deviceToken: string | undefined,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('known_staff_devices')
    .select('token_hash')
    .where('staff_id', '=', staffId ?? nobody)
    .where('token_hash', '=', hashOfToken(deviceToken ?? ''))
    .executeTakeFirst();
  return row?.token_hash;
}

/** For who has signed in with both factors. Answers the token that the device is to keep. */
export async function rememberDevice(
  trx: Transaction<DB>,
  staffId: string,
  { deviceToken = newToken(), at }: { readonly deviceToken: string | undefined; readonly at: Date },
): Promise<string> {
  await purgeRows(trx, 'known_staff_devices', 'last_seen_at', later(at, -retentionS));
  await trx
    .insertInto('known_staff_devices')
    .values({ staff_id: staffId, token_hash: hashOfToken(deviceToken), last_seen_at: at })
    .onConflict((conflict) =>
      conflict.constraint('known_staff_devices_once_for_each_person').doUpdateSet({ last_seen_at: at }),
    )
    .execute();
  return deviceToken;
}

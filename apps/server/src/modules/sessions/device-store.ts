import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { sweepRows } from '../../db/sweep-rows.ts';
import type { Device } from './device.ts';

export interface KnownDevice {
  readonly device: Device;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

/** Who has not signed in with a device for a year is told about it again. */
const keptForMs = 365 * 24 * 60 * 60 * 1000;

/** Whether the customer has not signed in with such a device before. */
export async function rememberDevice(
  trx: Transaction<DB>,
  customerId: string,
  { device, at }: { readonly device: Device; readonly at: Date },
): Promise<boolean> {
  await sweepRows(trx, 'known_devices', 'last_seen_at', new Date(at.getTime() - keptForMs));
  const row = await trx
    .insertInto('known_devices')
    .values({ customer_id: customerId, ...device, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'browser', 'platform']).doUpdateSet({ last_seen_at: at }),
    )
    // PostgreSQL's own mark of a row that was there before.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return row.isNew;
}

export async function listDevices(db: Kysely<DB>, customerId: string): Promise<KnownDevice[]> {
  const rows = await db
    .selectFrom('known_devices')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    device: { browser: row.browser, platform: row.platform },
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
  }));
}

import { type Kysely, sql, type Transaction } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Device } from './device.ts';

/** Which session of which customer. */
export interface CustomerSession {
  readonly customerId: string;
  readonly sessionId: string;
}

export interface Session {
  readonly id: string;
  readonly device: Device;
  readonly deviceHash: Buffer;
  readonly network: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/** The customer as evaluated: should password or status have changed since, there will be no session. */
interface EvaluatedCustomer {
  readonly id: string;
  readonly passwordHash: string;
}

/**
 * Of a sign-in and a new password at the same moment one waits for the other: either there is no session, or the
 * new password finds and ends it.
 */
export async function saveSession(
  trx: Transaction<DB>,
  customer: EvaluatedCustomer,
  session: Session,
): Promise<boolean> {
  const row = await trx
    .insertInto('sessions')
    .columns(['id', 'customer_id', 'browser', 'platform', 'device_hash', 'network', 'started_at', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('customers')
        .select([
          sql<string>`${session.id}::uuid`.as('id'),
          'customers.id as customer_id',
          sql<string>`${session.device.browser}`.as('browser'),
          sql<string>`${session.device.platform}`.as('platform'),
          sql<Buffer>`${session.deviceHash}::bytea`.as('device_hash'),
          sql<string>`${session.network}`.as('network'),
          sql<Date>`${session.startedAt}::timestamptz`.as('started_at'),
          sql<Date>`${session.expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('customers.id', '=', customer.id)
        .where('customers.password_hash', '=', customer.passwordHash)
        .where('customers.status', '=', 'ACTIVE')
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  await purgeRows(trx, 'sessions', 'expires_at', session.startedAt);
  return row !== undefined;
}

export async function listSessions(db: Kysely<DB>, customerId: string, at: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', at)
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: { browser: row.browser, platform: row.platform },
    deviceHash: row.device_hash,
    network: row.network,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
  }));
}

/** False when the customer has no such session. */
export async function endSession(db: Kysely<DB>, { customerId, sessionId }: CustomerSession): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Signs the customer out everywhere, at once, and says of how many places. */
export async function endAllSessions(db: Kysely<DB>, customerId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface KnownDevice {
  readonly device: Device;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

/** Who has not signed in with a device for a year is told about it again. */
const retentionMs = 365 * 24 * 60 * 60 * 1000;

/** Whether the customer has not signed in with this device before. A token that moves to another make is a new one. */
export async function rememberDevice(
  trx: Transaction<DB>,
  customerId: string,
  { device, deviceHash, at }: { readonly device: Device; readonly deviceHash: Buffer; readonly at: Date },
): Promise<boolean> {
  await purgeRows(trx, 'known_devices', 'last_seen_at', new Date(at.getTime() - retentionMs));
  const row = await trx
    .insertInto('known_devices')
    .values({ customer_id: customerId, token_hash: deviceHash, ...device, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.constraint('known_devices_once_for_each_customer').doUpdateSet({ last_seen_at: at }),
    )
    // PostgreSQL's own mark of a row that was there before.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return row.isNew;
}

export async function isDeviceKnown(
  db: Kysely<DB>,
  customerId: string,
  { device, deviceHash }: { readonly device: Device; readonly deviceHash: Buffer },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', deviceHash)
    .where('browser', '=', device.browser)
    .where('platform', '=', device.platform)
    .executeTakeFirst();
  return row !== undefined;
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

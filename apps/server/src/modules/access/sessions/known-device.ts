import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { deviceOf } from './device.ts';
import { isDeviceKnown, rememberDevice } from './store.ts';
import { hashOf } from './tokens.ts';

/** What a request tells of the device it comes from. */
export interface DeviceOrigin {
  readonly userAgent: string | undefined;
  /** What the device was given at its first sign-in, no matter who signed in. */
  readonly deviceToken: string | undefined;
}

const deviceTokenBytes = 32;

/** The token that the device brought, or one that it is to keep from now on. */
export function savedDeviceToken({ deviceToken }: DeviceOrigin): string {
  return deviceToken ?? randomBytes(deviceTokenBytes).toString('base64url');
}

/**
 * The hash of the device's token where this customer has signed in with it before. What attackers do in the customer's
 * name does not count for it. One look-up, no matter who asks for whom: time tells nothing.
 */
export async function findKnownDevice(
  db: Kysely<DB>,
  customerId: string,
  { userAgent, deviceToken }: DeviceOrigin,
): Promise<Buffer | undefined> {
  const deviceHash = hashOf(deviceToken ?? '');
  const isKnown = await isDeviceKnown(db, customerId, { device: deviceOf(userAgent), deviceHash });
  return isKnown ? deviceHash : undefined;
}

/** For who has proved in another way than by signing in that the device is theirs. Answers the token it is to keep. */
export async function makeDeviceKnown(
  trx: Transaction<DB>,
  customerId: string,
  { origin, at }: { readonly origin: DeviceOrigin; readonly at: Date },
): Promise<string> {
  const token = savedDeviceToken(origin);
  await rememberDevice(trx, customerId, { device: deviceOf(origin.userAgent), deviceHash: hashOf(token), at });
  return token;
}

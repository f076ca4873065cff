import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { queueMessage } from '../channels/index.ts';
import type { Customer } from '../customers/index.ts';
import type { Device } from './device.ts';
import { deviceWords } from './device-words.ts';

export async function tellOfNewDevice(
  trx: Transaction<DB>,
  { person }: Customer,
  { device, at }: { readonly device: Device; readonly at: Date },
): Promise<void> {
  const { loginId, language, fullName: name } = person;
  const values = { name, at: at.toISOString(), device: deviceWords(device, language) };
  await queueMessage(trx, { channel: 'email', to: loginId, language, template: 'new-sign-in', values });
}

/**
 * Where there is no customer the same is written, for nobody and over before it starts: the worker drops it, and
 * the time of the answer tells nothing.
 */
export async function tellOfLock(
  db: Kysely<DB>,
  customer: Customer | undefined,
  { at, lockS }: { readonly at: Date; readonly lockS: number },
): Promise<void> {
  const { loginId: to, language, fullName: name } = customer?.person ?? { loginId: '-', language: 'en', fullName: '-' };
  const values = { name, at: at.toISOString(), minutes: Math.ceil(lockS / 60) };
  const notAfter = customer ? {} : { notAfter: new Date(0) };
  await db
    .transaction()
    .execute((trx) => queueMessage(trx, { channel: 'email', to, language, template: 'locked', values, ...notAfter }));
}

import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { SignedIn } from '@taga/contract/records/access/session';
import { defaultLanguage } from '@taga/i18n';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { maskedNetwork } from '../../../network.ts';
import { dayS, later } from '../../../time.ts';
import { type Customer, findCustomerByLogin } from '../../customers/customers/index.ts';
import { findPendingPassword } from '../../customers/registration/index.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { type Device, deviceOf, deviceWords } from './device.ts';
import { type DeviceOrigin, findKnownDevice, savedDeviceToken } from './known-device.ts';
import type { SessionDependencies } from './sessions.ts';
import { rememberDevice, saveSession } from './store.ts';
import { saveFirstTokens } from './token-store.ts';
import { type Ends, firstPair, hashesOf, hashOf, toSessionTokens } from './tokens.ts';

interface Credentials {
  readonly loginId: string;
  readonly password: string;
}

/** What is known of where a sign-in comes from. */
interface Origin extends DeviceOrigin {
  readonly clientAddress: string;
}

/** Stands for the customer where there is none. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The same work and the same answers whether the login id exists or not; only a right password learns more, and gets the
 * token that the device is to keep.
 */
export async function signIn(
  credentials: Credentials,
  origin: Origin,
  dependencies: SessionDependencies,
): Promise<{ signedIn: SignedIn; deviceToken: string }> {
  const customer = await recognise(credentials, origin, dependencies);
  const at = dependencies.now();
  const pair = firstPair();
  const savedToken = savedDeviceToken(origin);
  const started = {
    id: randomUUID(),
    device: deviceOf(origin.userAgent),
    deviceHash: hashOf(savedToken),
    network: maskedNetwork(origin.clientAddress),
    at,
    hashes: hashesOf(pair),
  };
  const ends = await startSession(customer, started, dependencies);
  // Set again or blocked while the password was being evaluated.
  if (!ends) throw new DomainError(errorCodes.wrongCredentials);
  const { person, productCode } = customer;
  const signedIn = { ...toSessionTokens(pair, ends, at), LOGIN_ID: person.loginId, PRODUCT_CODE: productCode };
  return { signedIn, deviceToken: savedToken };
}

async function recognise(
  { loginId, password }: Credentials,
  origin: Origin,
  dependencies: SessionDependencies,
): Promise<Customer> {
  const { db, now, passwords, loginTries } = dependencies;
  const [customer, pendingHash] = await Promise.all([
    findCustomerByLogin(db, loginId),
    findPendingPassword(db, loginId, now()),
  ]);
  const passwordHash = customer?.passwordHash ?? pendingHash;
  const knownDevice = await findKnownDevice(db, customer?.id ?? nobody, origin);
  const result = await loginTries.evaluate({ loginId, knownDevice }, () => passwords.verify(passwordHash, password));
  if (result === 'last-wrong') await notifyOfLock(loginId, customer, dependencies);
  if (result === 'locked') throw new DomainError(errorCodes.accountBlocked);
  if (result !== 'right') throw new DomainError(errorCodes.wrongCredentials);
  if (!customer) throw new DomainError(errorCodes.emailNotVerified);
  if (customer.status === 'BLOCKED') {
    throw new DomainError(errorCodes.accountBlocked, { because: errorCodes.blockedByBank });
  }
  return customer;
}

interface StartedSession {
  readonly id: string;
  readonly device: Device;
  readonly deviceHash: Buffer;
  readonly network: string;
  readonly at: Date;
  readonly hashes: ReturnType<typeof hashesOf>;
}

async function startSession(
  customer: Customer,
  { id, device, deviceHash, network, at, hashes }: StartedSession,
  { db, settings }: SessionDependencies,
): Promise<Ends | undefined> {
  const sessionExpiresAt = later(at, settings.sessionLifetimeS);
  const accessExpiresAt = later(at, Math.min(settings.accessTokenLifetimeS, settings.sessionLifetimeS));
  return db.transaction().execute(async (trx) => {
    const session = { id, device, deviceHash, network, startedAt: at, expiresAt: sessionExpiresAt };
    const isSaved = await saveSession(trx, customer, session);
    if (!isSaved) return undefined;
    await saveFirstTokens(trx, { sessionId: id, hashes, issuedAt: at, accessExpiresAt });
    const isNew = await rememberDevice(trx, customer.id, { device, deviceHash, at });
    if (isNew) await notifyOfNewDevice(trx, customer, { device, network, at });
    return { accessExpiresAt, sessionExpiresAt };
  });
}

async function notifyOfNewDevice(
  trx: Transaction<DB>,
  { person }: Customer,
  { device, network, at }: Pick<StartedSession, 'device' | 'network' | 'at'>,
): Promise<void> {
  const { loginId, language, fullName: name } = person;
  const values = { name, at: at.toISOString(), device: deviceWords(device, language), network };
  await queueMessage(trx, { channel: 'email', to: loginId, language, template: 'new-sign-in', values });
}

/** Who locks a login id again and again does not fill its owner's mailbox. */
const lockNoticesPerDay = 3;

/**
 * Where there is no customer the same is written, for nobody and over before it starts: the worker drops it, and
 * the time of the answer tells nothing.
 */
async function notifyOfLock(
  typedLoginId: string,
  customer: Customer | undefined,
  { db, now, quotas, settings }: SessionDependencies,
): Promise<void> {
  const owner = typedLoginId.toLowerCase();
  const told = await quotas.take(db, { what: 'lock told', owner, max: lockNoticesPerDay, periodS: dayS });
  if (!told.isGiven) return;
  const {
    loginId: to,
    language,
    fullName: name,
  } = customer?.person ?? { loginId: '-', language: defaultLanguage, fullName: '-' };
  const values = { name, at: now().toISOString(), minutes: Math.ceil(settings.loginLockS / 60) };
  const notAfter = customer ? {} : { notAfter: new Date(0) };
  await db
    .transaction()
    .execute((trx) => queueMessage(trx, { channel: 'email', to, language, template: 'locked', values, ...notAfter }));
}

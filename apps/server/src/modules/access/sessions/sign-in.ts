import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { SignedIn } from '@taga/contract/records/access/session';
import { defaultLanguage } from '@taga/i18n';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { maskedNetwork } from '../../../network.ts';
import { Refusal } from '../../../refusal.ts';
import { dayS, later } from '../../../time.ts';
import { type Customer, findCustomerByLogin } from '../../customers/customers/index.ts';
import { findPendingPassword } from '../../customers/registration/index.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { type Device, deviceOf, deviceWords } from './device.ts';
import { type DeviceOrigin, findKnownDevice, keptDeviceToken } from './known-device.ts';
import type { SessionDependencies } from './sessions.ts';
import { keepSession, rememberDevice } from './store.ts';
import { keepFirstTokens } from './token-store.ts';
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
  const keptToken = keptDeviceToken(origin);
  const started = {
    id: randomUUID(),
    device: deviceOf(origin.userAgent),
    deviceHash: hashOf(keptToken),
    network: maskedNetwork(origin.clientAddress),
    at,
    hashes: hashesOf(pair),
  };
  const ends = await startSession(customer, started, dependencies);
  // Set anew or blocked while the password was being judged.
  if (!ends) throw new Refusal(errorCodes.wrongCredentials);
  const { person, productCode } = customer;
  const signedIn = { ...toSessionTokens(pair, ends, at), LOGIN_ID: person.loginId, PRODUCT_CODE: productCode };
  return { signedIn, deviceToken: keptToken };
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
  const verdict = await loginTries.judge({ loginId, knownDevice }, () => passwords.verify(passwordHash, password));
  if (verdict === 'last-wrong') await tellOfLock(loginId, customer, dependencies);
  if (verdict === 'locked') throw new Refusal(errorCodes.accountBlocked);
  if (verdict !== 'right') throw new Refusal(errorCodes.wrongCredentials);
  if (!customer) throw new Refusal(errorCodes.emailNotVerified);
  if (customer.status === 'BLOCKED') throw new Refusal(errorCodes.accountBlocked);
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
    const isKept = await keepSession(trx, customer, session);
    if (!isKept) return undefined;
    await keepFirstTokens(trx, { sessionId: id, hashes, issuedAt: at, accessExpiresAt });
    const isNew = await rememberDevice(trx, customer.id, { device, deviceHash, at });
    if (isNew) await tellOfNewDevice(trx, customer, { device, network, at });
    return { accessExpiresAt, sessionExpiresAt };
  });
}

async function tellOfNewDevice(
  trx: Transaction<DB>,
  { person }: Customer,
  { device, network, at }: Pick<StartedSession, 'device' | 'network' | 'at'>,
): Promise<void> {
  const { loginId, language, fullName: name } = person;
  const values = { name, at: at.toISOString(), device: deviceWords(device, language), network };
  await queueMessage(trx, { channel: 'email', to: loginId, language, template: 'new-sign-in', values });
}

/** Who locks a login id again and again does not fill its owner's mailbox. */
const locksToldPerDay = 3;

/**
 * Where there is no customer the same is written, for nobody and over before it starts: the worker drops it, and
 * the time of the answer tells nothing.
 */
async function tellOfLock(
  typedLoginId: string,
  customer: Customer | undefined,
  { db, now, allowances, settings }: SessionDependencies,
): Promise<void> {
  const holder = typedLoginId.toLowerCase();
  const told = await allowances.take(db, { what: 'lock told', holder, max: locksToldPerDay, periodS: dayS });
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

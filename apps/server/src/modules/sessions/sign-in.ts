import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { SignedIn } from '@taga/contract/records/session';
import { CallError } from '../../http/call-error.ts';
import { type Customer, findCustomerByLogin } from '../customers/index.ts';
import { findPendingPassword } from '../register/index.ts';
import { type Device, deviceOf } from './device.ts';
import { rememberDevice } from './device-store.ts';
import { toSessionTokens } from './session-answer.ts';
import { later, type SessionParts } from './session-parts.ts';
import { keepSession } from './store.ts';
import { tellOfLock, tellOfNewDevice } from './tell-customer.ts';
import { type Ends, keepFirstTokens } from './token-store.ts';
import { firstPair, hashesOf } from './tokens.ts';

interface Credentials {
  readonly loginId: string;
  readonly password: string;
}

/** The same work and the same answers whether the login id exists or not; only a right password learns more. */
export async function signIn(
  credentials: Credentials,
  userAgent: string | undefined,
  parts: SessionParts,
): Promise<SignedIn> {
  const customer = await recognise(credentials, parts);
  const at = parts.now();
  const pair = firstPair();
  const started = { id: randomUUID(), device: deviceOf(userAgent), at, hashes: hashesOf(pair) };
  const ends = await startSession(customer, started, parts);
  // Set anew or blocked while the password was being judged.
  if (!ends) throw new CallError(errorCodes.wrongCredentials);
  return {
    ...toSessionTokens(pair, ends, at),
    LOGIN_ID: customer.person.loginId,
    PRODUCT_CODE: customer.productCode,
  };
}

async function recognise({ loginId, password }: Credentials, parts: SessionParts): Promise<Customer> {
  const { db, now, passwords, loginTries, settings } = parts;
  const [customer, pendingHash] = await Promise.all([
    findCustomerByLogin(db, loginId),
    findPendingPassword(db, loginId, now()),
  ]);
  const passwordHash = customer?.passwordHash ?? pendingHash;
  const verdict = await loginTries.judge(loginId, () => passwords.verify(passwordHash, password));
  if (verdict === 'last-wrong') await tellOfLock(db, customer, { at: now(), lockS: settings.loginLockS });
  if (verdict === 'locked') throw new CallError(errorCodes.accountBlocked);
  if (verdict !== 'right') throw new CallError(errorCodes.wrongCredentials);
  if (!customer) throw new CallError(errorCodes.emailNotVerified);
  if (customer.status === 'BLOCKED') throw new CallError(errorCodes.accountBlocked);
  return customer;
}

interface StartedSession {
  readonly id: string;
  readonly device: Device;
  readonly at: Date;
  readonly hashes: ReturnType<typeof hashesOf>;
}

async function startSession(
  customer: Customer,
  { id, device, at, hashes }: StartedSession,
  { db, settings }: SessionParts,
): Promise<Ends | undefined> {
  const sessionExpiresAt = later(at, settings.sessionLifetimeS);
  const accessExpiresAt = later(at, Math.min(settings.accessTokenLifetimeS, settings.sessionLifetimeS));
  return db.transaction().execute(async (trx) => {
    const isKept = await keepSession(trx, customer, { id, device, startedAt: at, expiresAt: sessionExpiresAt });
    if (!isKept) return undefined;
    await keepFirstTokens(trx, { sessionId: id, hashes, issuedAt: at, accessExpiresAt });
    const isNew = await rememberDevice(trx, customer.id, { device, at });
    if (isNew) await tellOfNewDevice(trx, customer, { device, at });
    return { accessExpiresAt, sessionExpiresAt };
  });
}

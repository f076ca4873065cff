import { errorCodes } from '@taga/contract';
import type { OpenSession, SessionTokens } from '@taga/contract/records/access/session';
import type { Language } from '@taga/i18n';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { later } from '../../../time.ts';
import { setLanguage } from '../../customers/customers/index.ts';
import type { Passwords } from '../passwords/index.ts';
import type { Quotas } from '../quotas/index.ts';
import type { LoginTries } from '../sign-in-attempts/index.ts';
import { deviceWords } from './device.ts';

import { type CustomerSession, endSession, listSessions, type Session } from './store.ts';
import { endSessionOfUsedToken, findRenewal, findSessionOfToken, renewTokens } from './token-store.ts';
import { hashesOf, hashOf, nextPair, toSessionTokens } from './tokens.ts';

interface SessionSettings {
  readonly sessionLifetimeS: number;
  readonly accessTokenLifetimeS: number;
  /** For how long a refresh may be repeated. */
  readonly refreshRepeatS: number;
  readonly loginLockS: number;
}

export interface SessionDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  /** The next tokens of a session are worked out with it. */
  readonly tokenKey: () => Promise<Buffer>;
  readonly passwords: Passwords;
  readonly loginTries: LoginTries;
  readonly quotas: Quotas;
  readonly settings: SessionSettings;
}

type StoreDependencies = Pick<SessionDependencies, 'db' | 'now'>;

/** Whose access token it is. SMS and email come in the language that the customer used last. */
export async function findSession(
  token: string,
  { db, now }: StoreDependencies,
  used?: Language,
): Promise<CustomerSession | undefined> {
  const found = await findSessionOfToken(db, hashOf(token), now());
  if (!found) return undefined;
  const { language, ...session } = found;
  if (used && used !== language) await setLanguage(db, session.customerId, used);
  return session;
}

/**
 * Each refresh token works once. Used again within seconds it gives the same tokens, as two tabs may ask at the same
 * moment; used again later it was stolen from one of two holders, and the session ends for both.
 */
export async function refreshSession(refreshToken: string, dependencies: SessionDependencies): Promise<SessionTokens> {
  const { db, now, tokenKey, settings } = dependencies;
  const at = now();
  const pair = nextPair(refreshToken, await tokenKey());
  const exchange = { usedHash: hashOf(refreshToken), next: hashesOf(pair), at };
  const ends = await db.transaction().execute(async (trx) => {
    const accessExpiresAt = later(at, settings.accessTokenLifetimeS);
    const given =
      (await renewTokens(trx, { ...exchange, accessExpiresAt })) ??
      (await findRenewal(trx, { ...exchange, since: later(at, -settings.refreshRepeatS) }));
    if (!given) await endSessionOfUsedToken(trx, exchange.usedHash);
    return given;
  });
  if (!ends) throw new DomainError(errorCodes.refreshTokenInvalid);
  return toSessionTokens(pair, ends, at);
}

/** Where the customer is signed in, the session that asks included. */
export async function listOwnSessions(
  { customerId, sessionId }: CustomerSession,
  language: Language,
  { db, now }: StoreDependencies,
): Promise<OpenSession[]> {
  const sessions = await listSessions(db, customerId, now());
  const current = sessions.find(({ id }) => id === sessionId);
  return sessions.map((session) => toOpenSession(session, current, language));
}

function toOpenSession(session: Session, current: Session | undefined, language: Language): OpenSession {
  return {
    SESSION_ID: session.id,
    DEVICE: deviceWords(session.device, language),
    NETWORK: session.network,
    STARTED_AT: session.startedAt.toISOString(),
    EXPIRES_AT: session.expiresAt.toISOString(),
    CURRENT: session === current,
    SAME_DEVICE: current?.deviceHash.equals(session.deviceHash) ?? false,
  };
}

/** Fine too where the session was ended from elsewhere in the same moment. */
export async function signOut(session: CustomerSession, { db }: StoreDependencies): Promise<void> {
  await endSession(db, session);
}

/** A session of somebody else is answered as if there were none. */
export async function endOwnSession(
  { customerId }: CustomerSession,
  sessionId: string,
  { db }: StoreDependencies,
): Promise<void> {
  const isEnded = await endSession(db, { customerId, sessionId });
  if (!isEnded) throw new DomainError(errorCodes.notFound);
}

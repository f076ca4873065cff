import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import * as z from 'zod/mini';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { decryptValues, encryptValues } from '../../../encrypted-values.ts';
import { hashOfToken, newToken } from '../../../opaque-token.ts';
import { later } from '../../../time.ts';
import { findStaff, saveProviderStaff } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type IssuedSession, type SessionDependencies, startSession } from '../sessions/index.ts';
import { type Provider, providerTokens, type Recognised } from './provider.ts';
import { saveArrival, saveVisit, takeArrival, takeVisit } from './store.ts';

export interface ProviderDependencies extends Pick<SessionDependencies, 'now' | 'settings'> {
  readonly db: Kysely<DB>;
  readonly provider: Provider;
  readonly issuer: string;
  /** What is kept of a visit, of an arrival and of a session's tokens is encrypted with it. */
  readonly key: () => Promise<Buffer>;
}

const visit = z.object({ nonce: z.string(), verifier: z.string(), browser: z.string() });
const visitS = 10 * 60;
/** The desk exchanges its code as soon as its page stands. */
const arrivalS = 60;

/** Sends a browser to the provider. It keeps `browser`, and must bring it back. */
export async function beginVisit(
  redirectUri: string,
  { db, now, provider, key }: ProviderDependencies,
): Promise<{ address: string; browser: string }> {
  const [state, browser] = [newToken(), newToken()];
  const expected = { state, nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const address = await provider.addressToSignIn(redirectUri, expected);
  const { nonce, verifier } = expected;
  const sealed = encryptValues({ nonce, verifier, browser }, state, await key());
  await saveVisit(db, { hash: hashOfToken(state), sealed, at: now(), expiresAt: later(now(), visitS) });
  return { address, browser };
}

/** A browser is back from the provider: the one-time code that its desk exchanges. Nothing for anyone who has no role. */
export async function endVisit(
  cameBackTo: URL,
  browser: string | undefined,
  dependencies: ProviderDependencies,
): Promise<string | undefined> {
  const { db, now, provider, key } = dependencies;
  const state = cameBackTo.searchParams.get('state') ?? '';
  const sealed = await takeVisit(db, hashOfToken(state), now());
  const visitFound = visit.safeParse(sealed && decryptValues(sealed, state, await key()));
  // Anyone who was sent here by somebody else's link would be signed in as that somebody.
  if (!visitFound.success || visitFound.data.browser !== browser) return undefined;
  const recognised = await provider.recognise(cameBackTo, { state, ...visitFound.data });
  if (recognised.roles.length === 0) {
    await recordAudit(db, { actor: { kind: 'system' }, action: 'staff.without-role', at: now() });
    return undefined;
  }
  return saveRecognised(recognised, dependencies);
}

async function saveRecognised(
  { claims, roles, tokens }: Recognised,
  { db, now, issuer, key }: ProviderDependencies,
): Promise<string | undefined> {
  const at = now();
  const code = newToken();
  const loginId = textOf(claims.email) ?? textOf(claims.preferred_username) ?? tokens.subject;
  const described = {
    subject: `${issuer} ${tokens.subject}`,
    loginId: loginId.toLowerCase(),
    name: textOf(claims.name) ?? loginId,
    roles,
  };
  return db.transaction().execute(async (trx) => {
    const staffId = await saveProviderStaff(trx, described, at);
    if (!staffId) return undefined;
    const sealed = encryptValues({ staffId, tokens }, code, await key());
    await saveArrival(trx, { hash: hashOfToken(code), sealed, at, expiresAt: later(at, arrivalS) });
    return code;
  });
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' ? claim.slice(0, 100) : undefined;
}

const arrival = z.object({ staffId: z.string(), tokens: providerTokens });

export async function exchangeCode(code: string, dependencies: ProviderDependencies): Promise<IssuedSession> {
  const { db, now, key } = dependencies;
  const encryptionKey = await key();
  return db.transaction().execute(async (trx) => {
    const sealed = await takeArrival(trx, hashOfToken(code), now());
    const arrived = arrival.safeParse(sealed && decryptValues(sealed, code, encryptionKey));
    const staff = arrived.success ? await findStaff(trx, arrived.data.staffId) : undefined;
    if (!arrived.success || staff?.status !== 'ACTIVE') throw new DomainError(errorCodes.codeExpired);
    const tokens = encryptValues(arrived.data.tokens, staff.id, encryptionKey);
    return startSession(trx, staff, dependencies, { tokens, rolesReadAt: now() });
  });
}

import { errorCodes } from '@taga/contract';
import type { SessionTokens } from '@taga/contract/records/session';
import { CallError } from '../../http/call-error.ts';
import { toSessionTokens } from './session-answer.ts';
import { later, type SessionParts } from './session-parts.ts';
import { endSessionOfUsedToken, findRenewal, renewTokens } from './token-store.ts';
import { hashesOf, hashOf, nextPair } from './tokens.ts';

/**
 * Each refresh token works once. Used again within seconds it gives the same tokens, as two tabs may ask at the same
 * moment; used again later it was stolen from one of two holders, and the session ends for both.
 */
export async function refreshSession(refreshToken: string, parts: SessionParts): Promise<SessionTokens> {
  const { db, now, tokenKey, settings } = parts;
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
  if (!ends) throw new CallError(errorCodes.refreshTokenInvalid);
  return toSessionTokens(pair, ends, at);
}

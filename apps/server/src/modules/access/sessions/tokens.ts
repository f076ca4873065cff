import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SessionTokens } from '@taga/contract/records/access/session';

/** What a signed-in browser holds: the access token for its calls, the refresh token for the next pair. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

export interface TokenHashes {
  readonly access: Buffer;
  readonly refresh: Buffer;
}

/** When the access token and the whole session end. */
export interface Ends {
  readonly accessExpiresAt: Date;
  readonly sessionExpiresAt: Date;
}

const tokenBytes = 32;

export function firstPair(): TokenPair {
  const random = () => randomBytes(tokenBytes).toString('base64url');
  return { access: random(), refresh: random() };
}

/**
 * The pair that follows on a refresh token, always the same one: two tabs that refresh at the same moment both get
 * it, though the database keeps nothing but hashes. Without the server's key nobody can work it out.
 */
export function nextPair(refresh: string, key: Buffer): TokenPair {
  const derived = (use: string) => createHmac('sha256', key).update(`${use}\n${refresh}`).digest('base64url');
  return { access: derived('access'), refresh: derived('refresh') };
}

export function hashesOf({ access, refresh }: TokenPair): TokenHashes {
  return { access: hashOf(access), refresh: hashOf(refresh) };
}

/** A fast hash is right here: 256 random bits cannot be guessed, however fast one tries. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function toSessionTokens({ access, refresh }: TokenPair, ends: Ends, at: Date): SessionTokens {
  return {
    accesstoken: access,
    RefreshToken: refresh,
    expiry: ends.accessExpiresAt.toISOString(),
    expires_in: secondsFrom(at, ends.accessExpiresAt),
    session_expiry: ends.sessionExpiresAt.toISOString(),
    session_expires_in: secondsFrom(at, ends.sessionExpiresAt),
  };
}

function secondsFrom(at: Date, end: Date): number {
  return Math.ceil((end.getTime() - at.getTime()) / 1000);
}

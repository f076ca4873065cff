import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What a signed-in browser holds: the access token for its calls, the refresh token for the next pair. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

export interface TokenHashes {
  readonly access: Buffer;
  readonly refresh: Buffer;
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

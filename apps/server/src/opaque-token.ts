import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** 256 random bits, as a token or a one-time link carries them. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What the database keeps of it. A fast hash is right here: 256 random bits cannot be guessed, however fast one tries. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

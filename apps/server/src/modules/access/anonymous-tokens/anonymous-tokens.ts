import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { later } from '../../../time.ts';
import { findTokenKind, saveToken, type TokenKind } from './store.ts';

interface AnonymousTokenDependencies {
  readonly db: Kysely<DB>;
  readonly lifetimeS: number;
  readonly now: () => Date;
}

interface IssuedToken {
  readonly access_token: string;
  readonly expires_in: number;
}

export interface AnonymousTokens {
  issue(kind: TokenKind): Promise<IssuedToken>;
  findPrincipal(token: string): Promise<{ kind: TokenKind } | undefined>;
}

const tokenBytes = 32;

/** Opaque tokens: only their holder knows them, the database keeps a hash that cannot be turned back. */
export function createAnonymousTokens({ db, lifetimeS, now }: AnonymousTokenDependencies): AnonymousTokens {
  return {
    async issue(kind) {
      const token = randomBytes(tokenBytes).toString('base64url');
      const issuedAt = now();
      const expiresAt = later(issuedAt, lifetimeS);
      await saveToken(db, { hash: hashOf(token), kind, issuedAt, expiresAt });
      return { access_token: token, expires_in: lifetimeS };
    },
    async findPrincipal(token) {
      const kind = await findTokenKind(db, hashOf(token), now());
      return kind && { kind };
    },
  };
}

/** A fast hash is right here: 256 random bits cannot be guessed, however fast one tries. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/** Two tokens for people who have not signed in: visitors sign up and sign in, readers read reference lists. */
export type TokenKind = 'visitor' | 'reader';

interface NewToken {
  readonly hash: Buffer;
  readonly kind: TokenKind;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Keeps the token and takes away a few that have expired: nobody has to remember to clean up, nobody waits for it. */
export async function saveToken(db: Kysely<DB>, token: NewToken): Promise<void> {
  const maxRowsAtOnce = 20;
  await db
    .with('swept', (query) =>
      query.deleteFrom('anonymous_tokens').where('token_hash', 'in', (rows) =>
        rows
          .selectFrom('anonymous_tokens')
          .select('token_hash')
          .where('expires_at', '<=', token.issuedAt)
          .orderBy('expires_at')
          .limit(maxRowsAtOnce)
          // Two processes that purge at the same moment take different rows instead of waiting for each other.
          .forUpdate()
          .skipLocked(),
      ),
    )
    .insertInto('anonymous_tokens')
    .values({ token_hash: token.hash, kind: token.kind, issued_at: token.issuedAt, expires_at: token.expiresAt })
    .execute();
}

export async function findTokenKind(db: Kysely<DB>, hash: Buffer, at: Date): Promise<TokenKind | undefined> {
  const row = await db
    .selectFrom('anonymous_tokens')
    .select('kind')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.kind;
}

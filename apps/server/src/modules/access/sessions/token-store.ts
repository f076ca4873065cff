import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { CustomerSession } from './store.ts';
import type { Ends, TokenHashes } from './tokens.ts';

interface FirstTokens {
  readonly sessionId: string;
  readonly hashes: TokenHashes;
  readonly issuedAt: Date;
  readonly accessExpiresAt: Date;
}

export async function saveFirstTokens(trx: Transaction<DB>, tokens: FirstTokens): Promise<void> {
  await trx
    .insertInto('session_tokens')
    .values({
      refresh_hash: tokens.hashes.refresh,
      access_hash: tokens.hashes.access,
      session_id: tokens.sessionId,
      issued_at: tokens.issuedAt,
      access_expires_at: tokens.accessExpiresAt,
    })
    .execute();
}

/** The session of an access token, as long as token and session last and the customer is not blocked. */
export async function findSessionOfToken(
  db: Kysely<DB>,
  accessHash: Buffer,
  at: Date,
): Promise<(CustomerSession & { readonly language: string }) | undefined> {
  const row = await db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(['sessions.id', 'sessions.customer_id', 'customers.language'])
    .where('session_tokens.access_hash', '=', accessHash)
    .where('session_tokens.access_expires_at', '>', at)
    .where('sessions.expires_at', '>', at)
    .where('customers.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row && { customerId: row.customer_id, sessionId: row.id, language: row.language };
}

interface Renewal {
  readonly usedHash: Buffer;
  readonly next: TokenHashes;
  readonly at: Date;
  readonly accessExpiresAt: Date;
}

/** Exchanges a refresh token for the next pair, in one guarded statement: it can be done once. */
export async function renewTokens(trx: Transaction<DB>, renewal: Renewal): Promise<Ends | undefined> {
  const { usedHash, next, at, accessExpiresAt } = renewal;
  const renewed = await sql<Ends>`
    -- First the session, then its tokens, as those who end it do: the other way round each could wait for the other.
    with held as (
      select sessions.id, sessions.expires_at
      from sessions join customers on customers.id = sessions.customer_id
      where sessions.id = (select session_id from session_tokens where refresh_hash = ${usedHash})
        and sessions.expires_at > ${at}
        and customers.status = 'ACTIVE'
      for key share of sessions
    ), used as (
      update session_tokens
      set refreshed_at = ${at}
      from held
      where session_tokens.session_id = held.id
        and session_tokens.refresh_hash = ${usedHash}
        and session_tokens.refreshed_at is null
      returning held.id, held.expires_at
    ), kept as (
      insert into session_tokens (refresh_hash, access_hash, session_id, issued_at, access_expires_at)
      select ${next.refresh}, ${next.access}, id, ${at}, least(${accessExpiresAt}::timestamptz, expires_at) from used
      returning access_expires_at
    )
    select kept.access_expires_at as "accessExpiresAt", used.expires_at as "sessionExpiresAt" from kept, used
  `.execute(trx);
  return renewed.rows[0];
}

/** What the exchange gave when it was made after `since`: anyone who asks again so soon is told the same. */
export async function findRenewal(
  trx: Transaction<DB>,
  { usedHash, next, at, since }: Pick<Renewal, 'usedHash' | 'next' | 'at'> & { readonly since: Date },
): Promise<Ends | undefined> {
  const row = await trx
    .selectFrom('session_tokens as used')
    .innerJoin('session_tokens as following', 'following.session_id', 'used.session_id')
    .innerJoin('sessions', 'sessions.id', 'used.session_id')
    .select(['following.access_expires_at', 'sessions.expires_at'])
    .where('used.refresh_hash', '=', usedHash)
    .where('used.refreshed_at', '>', since)
    .where('following.refresh_hash', '=', next.refresh)
    .where('sessions.expires_at', '>', at)
    .executeTakeFirst();
  return row && { accessExpiresAt: row.access_expires_at, sessionExpiresAt: row.expires_at };
}

/** Two people hold the refresh token, and nobody can tell which of them is the customer. */
export async function endSessionOfUsedToken(trx: Transaction<DB>, usedHash: Buffer): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('session_tokens')
        .select('session_id')
        .where('refresh_hash', '=', usedHash)
        .where('refreshed_at', 'is not', null),
    )
    .execute();
}

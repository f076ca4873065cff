import { branchScope, type StaffRole } from '@taga/contract/records/desk/staff';
import type { Kysely } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { branchesIn } from '../accounts/index.ts';

/** A sign-in whose password was right. */
export interface StartedSignIn {
  readonly staffId: string;
  /** The encrypted secret that the code is to prove, where none is set up yet. */
  readonly newSecondFactor: unknown;
  readonly beganAt: Date;
}

interface NewSignIn extends StartedSignIn {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export async function saveSignIn(db: Kysely<DB>, signIn: NewSignIn): Promise<void> {
  await purgeRows(db, 'staff_sign_ins', 'expires_at', signIn.beganAt);
  await db
    .insertInto('staff_sign_ins')
    .values({
      token_hash: signIn.tokenHash,
      staff_id: signIn.staffId,
      new_second_factor: signIn.newSecondFactor === undefined ? null : JSON.stringify(signIn.newSecondFactor),
      began_at: signIn.beganAt,
      expires_at: signIn.expiresAt,
    })
    .execute();
}

/** Nothing where the account was disabled, or its password or second factor taken back, since the password was right. */
export async function findSignIn(db: Kysely<DB>, tokenHash: Buffer, at: Date): Promise<StartedSignIn | undefined> {
  const row = await db
    .selectFrom('staff_sign_ins')
    .innerJoin('staff', 'staff.id', 'staff_sign_ins.staff_id')
    .select(['staff_id', 'new_second_factor', 'began_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .where('staff.disabled', '=', false)
    .whereRef('began_at', '>=', 'staff.sessions_since')
    .executeTakeFirst();
  return row && { staffId: row.staff_id, newSecondFactor: row.new_second_factor ?? undefined, beganAt: row.began_at };
}

/** Whether it was there to be used: a sign-in gives one session. */
export async function useSignIn(db: Kysely<DB>, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows: used } = await db
    .deleteFrom('staff_sign_ins')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return used === 1n;
}

export interface ProviderPart {
  /** Encrypted: what the identity provider gave, to ask it again for the roles. */
  readonly tokens: unknown;
  readonly rolesReadAt: Date;
}

export interface NewSession {
  readonly id: string;
  readonly staffId: string;
  readonly tokenHash: Buffer;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly provider: ProviderPart | undefined;
}

export async function saveSession(db: Kysely<DB>, session: NewSession): Promise<void> {
  const { id, staffId, tokenHash, startedAt, expiresAt, provider } = session;
  await purgeRows(db, 'staff_sessions', 'expires_at', startedAt);
  await db
    .insertInto('staff_sessions')
    .values({
      id,
      staff_id: staffId,
      token_hash: tokenHash,
      way: provider ? 'PROVIDER' : 'PASSWORD',
      started_at: startedAt,
      last_used_at: startedAt,
      expires_at: expiresAt,
      provider_tokens: provider ? JSON.stringify(provider.tokens) : null,
      roles_read_at: provider?.rolesReadAt ?? null,
    })
    .execute();
}

export interface OpenSession {
  readonly sessionId: string;
  readonly staffId: string;
  readonly roles: readonly StaffRole[];
  readonly branches: readonly string[] | null;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly provider: ProviderPart | undefined;
}

interface SessionQuery {
  readonly tokenHash: Buffer;
  readonly at: Date;
  readonly usedSince: Date;
  readonly way: 'PASSWORD' | 'PROVIDER';
}

/** Roles and whether the account may be used are those of this moment: what is taken away ends at once. */
export async function findOpenSession(db: Kysely<DB>, wanted: SessionQuery): Promise<OpenSession | undefined> {
  const row = await db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['session.id', 'session.staff_id', 'session.last_used_at', 'session.expires_at'])
    .select(['session.provider_tokens', 'session.roles_read_at', 'staff.roles', 'staff.branch_scope'])
    .where('session.token_hash', '=', wanted.tokenHash)
    .where('session.way', '=', wanted.way)
    .where('session.expires_at', '>', wanted.at)
    .where('session.last_used_at', '>', wanted.usedSince)
    .whereRef('session.started_at', '>=', 'staff.sessions_since')
    .where('staff.disabled', '=', false)
    .executeTakeFirst();
  if (!row || row.roles.length === 0) return undefined;
  const { provider_tokens: tokens, roles_read_at: rolesReadAt } = row;
  return {
    sessionId: row.id,
    staffId: row.staff_id,
    roles: row.roles,
    branches: branchesIn(branchScope.parse(row.branch_scope)),
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    provider: rolesReadAt ? { tokens, rolesReadAt } : undefined,
  };
}

export async function touchSession(db: Kysely<DB>, sessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_used_at: at })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', at)
    .execute();
}

export async function endSession(db: Kysely<DB>, sessionId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('id', '=', sessionId).execute();
}

/** Whether this call is the one that asks; while one does, the others do not. */
export async function claimReread(db: Kysely<DB>, sessionId: string, at: Date, askedBefore: Date): Promise<boolean> {
  const { numUpdatedRows: claimed } = await db
    .updateTable('staff_sessions')
    .set({ roles_asked_at: at })
    .where('id', '=', sessionId)
    .where((row) => row.or([row('roles_asked_at', 'is', null), row('roles_asked_at', '<=', askedBefore)]))
    .executeTakeFirst();
  return claimed === 1n;
}

/** What the provider said when it was asked for the roles again. */
export async function saveProviderTokens(db: Kysely<DB>, sessionId: string, tokens: unknown, at: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ provider_tokens: JSON.stringify(tokens), roles_read_at: at })
    .where('id', '=', sessionId)
    .execute();
}

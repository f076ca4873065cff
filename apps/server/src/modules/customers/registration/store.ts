import type { Kysely, Selectable, Transaction } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB, Registrations } from '../../../db/schema.gen.ts';
import { dayS, later } from '../../../time.ts';
import type { CodeRequestDetails } from '../../access/one-time-codes/index.ts';
import { toPerson, toPersonRow } from '../customers/index.ts';
import type { Registration } from './registration.ts';

export async function saveRegistration(trx: Transaction<DB>, registration: Registration): Promise<void> {
  await trx
    .insertInto('registrations')
    .values({
      ...toPersonRow(registration.person),
      id: registration.id,
      password_hash: registration.passwordHash,
      created_at: registration.createdAt,
      expires_at: registration.expiresAt,
    })
    .execute();
  await purgeRows(trx, 'registrations', 'expires_at', registration.createdAt);
}

export async function findRegistration(db: Kysely<DB>, id: string, at: Date): Promise<Registration | undefined> {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row && toRegistration(row);
}

/** The same person may have started more than once; the last time counts. */
export async function findLatestRegistration(
  db: Kysely<DB>,
  details: CodeRequestDetails,
  at: Date,
): Promise<Registration | undefined> {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where('login_id', '=', details.loginId)
    .where('id_type', '=', details.idType)
    .where('id_value', '=', details.idValue)
    .where('birth_date', '=', details.birthDate)
    .where('phone', '=', details.phone)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRegistration(row);
}

/** Those who have confirmed their phone and wait for the e-mail, the latest first. */
export async function findAwaitingEmail(db: Kysely<DB>, loginId: string, at: Date): Promise<Registration[]> {
  const rows = await db
    .selectFrom('registrations')
    .selectAll()
    .where('login_id', '=', loginId)
    .where('phone_verified_at', 'is not', null)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toRegistration);
}

/**
 * The password hash of the latest sign-up that only waits for its e-mail to be confirmed, so that its owner, and
 * nobody else, can be told so at sign-in.
 */
export async function findPendingPassword(db: Kysely<DB>, loginId: string, at: Date): Promise<string | undefined> {
  const [latest] = await findAwaitingEmail(db, loginId, at);
  return latest?.passwordHash;
}

export async function markPhoneVerified(
  trx: Transaction<DB>,
  id: string,
  { at, expiresAt }: { readonly at: Date; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('registrations')
    .set({ phone_verified_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Takes the registration away to make it a customer. Of several who try at the same moment one gets it. */
export async function takeRegistration(trx: Transaction<DB>, id: string, at: Date): Promise<Registration | undefined> {
  const row = await trx
    .deleteFrom('registrations')
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
  return row && toRegistration(row);
}

function toRegistration(row: Selectable<Registrations>): Registration {
  return {
    id: row.id,
    person: toPerson(row),
    passwordHash: row.password_hash,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

export interface EmailLink {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly loginId: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** For so long after its end a click on an old link is told what became of it. */
export const linkRetentionDays = 30;

export async function saveEmailLink(trx: Transaction<DB>, link: EmailLink, at: Date): Promise<void> {
  await trx
    .insertInto('email_links')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      login_id: link.loginId,
      sent_at: link.sentAt,
      expires_at: link.expiresAt,
    })
    .execute();
  await purgeRows(trx, 'email_links', 'expires_at', later(at, -linkRetentionDays * dayS));
}

export async function findEmailLink(
  db: Kysely<DB>,
  tokenHash: Buffer,
): Promise<(EmailLink & { readonly usedAt: Date | null }) | undefined> {
  const row = await db.selectFrom('email_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  return (
    row && {
      tokenHash: row.token_hash,
      userId: row.user_id,
      loginId: row.login_id,
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
    }
  );
}

/** Whether this is the first use. */
export async function useEmailLink(trx: Transaction<DB>, tokenHash: Buffer, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('email_links')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

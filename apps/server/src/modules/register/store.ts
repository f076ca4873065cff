import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, Registrations } from '../../db/schema.gen.ts';
import { sweepRows } from '../../db/sweep-rows.ts';
import { toPerson, toPersonRow } from '../customers/index.ts';
import type { Claim, Registration } from './registration.ts';

export async function keepRegistration(trx: Transaction<DB>, registration: Registration): Promise<void> {
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
  await sweepRows(trx, 'registrations', 'expires_at', registration.createdAt);
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

/** The same person may have begun more than once; the last time counts. */
export async function findLatestRegistration(
  db: Kysely<DB>,
  claim: Claim,
  at: Date,
): Promise<Registration | undefined> {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where('login_id', '=', claim.loginId)
    .where('id_type', '=', claim.idType)
    .where('id_value', '=', claim.idValue)
    .where('birth_date', '=', claim.birthDate)
    .where('phone', '=', claim.phone)
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

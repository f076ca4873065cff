import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/** Of somebody who may be the same person. */
export interface KnownPerson {
  readonly customerId: string;
  readonly name: string;
  readonly fatherName: string;
  readonly idType: string;
  readonly idValue: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly signedUpAt: Date;
}

export interface Applicant extends Omit<KnownPerson, 'signedUpAt'> {
  readonly nameKey: string;
}

/** On an ordinary day few people are born; on the first of January, as some papers have it, many. */
const mostOfADay = 300;

const columns = ['id', 'full_name', 'father_name', 'id_type', 'id_value', 'phone', 'birth_date', 'created_at'] as const;

/**
 * Everybody who has the same number or phone, or the same birth date and a name that sounds alike; and of the others
 * with that birth date enough to find one who leaves a part of the name out. Each is read from an index.
 */
export async function findCandidates(db: Kysely<DB>, applicant: Applicant): Promise<KnownPerson[]> {
  const others = db.selectFrom('customers').select(columns).where('id', '<>', applicant.customerId);
  const bornThen = others.where('birth_date', '=', applicant.birthDate);
  const rows = await others
    .where('id_value', '=', applicant.idValue)
    .union(others.where('phone', '=', applicant.phone))
    .union(bornThen.where('name_key', '=', applicant.nameKey))
    .union((day) => day.parens(bornThen.limit(mostOfADay)))
    .execute();
  return rows.map((row) => ({
    customerId: row.id,
    name: row.full_name,
    fatherName: row.father_name,
    idType: row.id_type,
    idValue: row.id_value,
    phone: row.phone,
    birthDate: row.birth_date,
    signedUpAt: row.created_at,
  }));
}

export interface KnownApplication {
  readonly id: string;
  readonly customerId: string;
  readonly accountClass: string;
  readonly currency: string;
  readonly status: string;
  readonly begunAt: Date;
  readonly photoId: string | null;
}

/** Those of which something was saved, the newest first. Of a draft the photo is nobody's business. */
export async function findApplicationsOf(db: Kysely<DB>, customerIds: readonly string[]): Promise<KnownApplication[]> {
  if (customerIds.length === 0) return [];
  const rows = await db
    .selectFrom('applications as application')
    .leftJoin('cases', 'cases.authorization_req_id', 'application.authorization_req_id')
    .select([
      'application.authorization_req_id',
      'application.customer_id',
      'application.account_class',
      'application.currency',
      'application.status',
      'application.created_at',
    ])
    .select(({ selectFrom }) =>
      selectFrom('application_files as photo')
        .select('photo.id')
        .whereRef('photo.authorization_req_id', '=', 'cases.authorization_req_id')
        .where('photo.type', '=', 'PRIMARY-FRONT')
        .orderBy('photo.created_at', 'desc')
        .limit(1)
        .as('photo_id'),
    )
    .where('application.customer_id', 'in', customerIds)
    .where('application.status', 'is not', null)
    .where('application.account_class', 'is not', null)
    .orderBy('application.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.authorization_req_id,
    customerId: row.customer_id,
    accountClass: row.account_class ?? '',
    currency: row.currency ?? '',
    status: row.status ?? '',
    begunAt: row.created_at,
    photoId: row.photo_id,
  }));
}

/** Of customers from before there were keys, some at a time. */
export async function findKeyless(db: Kysely<DB>, limit: number): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('customers')
    .select(['id', 'full_name as name'])
    .where('name_key', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

export interface OldApplication {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
}

const someAtOnce = 20;

/** Neither a step was saved since nor a photo sent. */
const untouched = (since: Date) => sql`coalesce(saved_at, created_at) <= ${since} and not exists (
  select from application_files file
  where file.authorization_req_id = applications.authorization_req_id and file.created_at > ${since}
)`;

/** A few that nobody has touched since, held until the transaction ends. */
export async function lockOldDrafts(trx: Transaction<DB>, untouchedSince: Date): Promise<OldApplication[]> {
  const { rows } = await sql<OldApplication>`
    select authorization_req_id as id, kind, 'INIT' as status from applications
    where coalesce(status, 'INIT') = 'INIT' and ${untouched(untouchedSince)}
    order by coalesce(saved_at, created_at) limit ${someAtOnce} for update skip locked`.execute(trx);
  return rows;
}

/** The same of those that the customer was asked to correct before that moment. */
export async function lockOldUncorrected(trx: Transaction<DB>, untouchedSince: Date): Promise<OldApplication[]> {
  const { rows } = await sql<OldApplication>`
    select authorization_req_id as id, kind, status from applications
    where correction is not null and ${untouched(untouchedSince)}
      and (correction ->> 'askedAt')::timestamptz <= ${untouchedSince}
    order by coalesce(saved_at, created_at) limit ${someAtOnce} for update skip locked`.execute(trx);
  return rows;
}

/** The same of those that ended before that moment and came to nothing. */
export async function lockOldRejected(trx: Transaction<DB>, rejectedBefore: Date): Promise<OldApplication[]> {
  const { rows } = await sql<OldApplication>`
    select authorization_req_id as id, kind, status from applications
    where ended_at <= ${rejectedBefore}
      and exists (
        select from cases
        where cases.authorization_req_id = applications.authorization_req_id and cases.status = 'REJECTED'
      )
    order by ended_at limit ${someAtOnce} for update skip locked`.execute(trx);
  return rows;
}

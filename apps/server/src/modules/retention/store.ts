import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

/** What belongs to an application and goes before it, in an order in which nothing is left that names what is gone. */
export const belongings = [
  'case_events',
  'case_proposals',
  'cases',
  'ordered_services',
  'orders',
  'introductions',
  'hand_overs',
  'identity_requests',
  'identity_checks',
  'application_saves',
  'application_files',
] as const satisfies readonly (keyof DB)[];

/** What names an application without belonging to it. */
const mentions = ['account_openings', 'inbox_messages'] as const satisfies readonly (keyof DB)[];

export interface OldApplication {
  readonly id: string;
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
    select authorization_req_id as id, 'INIT' as status from applications
    where coalesce(status, 'INIT') = 'INIT' and ${untouched(untouchedSince)}
    order by coalesce(saved_at, created_at) limit ${someAtOnce} for update skip locked`.execute(trx);
  return rows;
}

/** The same of those that the customer was asked to correct before that moment. */
export async function lockOldUncorrected(trx: Transaction<DB>, untouchedSince: Date): Promise<OldApplication[]> {
  const { rows } = await sql<OldApplication>`
    select authorization_req_id as id, status from applications
    where status = 'INCOMPLETED' and ${untouched(untouchedSince)}
      and (correction ->> 'askedAt')::timestamptz <= ${untouchedSince}
    order by coalesce(saved_at, created_at) limit ${someAtOnce} for update skip locked`.execute(trx);
  return rows;
}

/** The same of those that staff or the bank's own system rejected before that moment. */
export async function lockOldRejected(trx: Transaction<DB>, rejectedBefore: Date): Promise<OldApplication[]> {
  const { rows } = await sql<OldApplication>`
    select authorization_req_id as id, status from applications
    where status = 'REJECTED' and created_at <= ${rejectedBefore}
      and not exists (
        select from case_proposals proposal
        where proposal.authorization_req_id = applications.authorization_req_id and proposal.decided_at > ${rejectedBefore}
      )
      and not exists (
        select from account_openings opening
        where opening.authorization_req_id = applications.authorization_req_id and opening.finished_at > ${rejectedBefore}
      )
    order by created_at limit ${someAtOnce} for update skip locked`.execute(trx);
  return rows;
}

export async function deleteApplication(trx: Transaction<DB>, id: string): Promise<void> {
  for (const table of [...mentions, ...belongings, 'applications'] as const) {
    await sql`delete from ${sql.table(table)} where authorization_req_id = ${id}`.execute(trx);
  }
}

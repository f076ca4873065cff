import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.gen.ts';

export interface StateCounts {
  readonly applications: readonly { readonly kind: string; readonly status: string; readonly count: number }[];
  /** Which the desk should have decided by now, by the list they stand in. */
  readonly lateCases: readonly { readonly queue: string; readonly count: number }[];
  readonly openings: readonly { readonly step: string; readonly count: number }[];
  /** Of the last hour. */
  readonly messages: readonly { readonly channel: string; readonly state: string; readonly count: number }[];
}

/** How many of each there are, by where they stand. Nobody is named. */
export async function stateCounts(db: Kysely<DB>): Promise<StateCounts> {
  const [applications, lateCases, openings, messages] = await Promise.all([
    sql<StateCounts['applications'][number]>`
      select kind, coalesce(cases.status, applications.status, 'DRAFT') as status, count(*)::int as count
      from applications left join cases using (authorization_req_id) group by 1, 2`.execute(db),
    sql<StateCounts['lateCases'][number]>`
      select queue, count(*)::int as count from cases
      where due_at <= now() and status in ('WAITING', 'PROPOSED') group by 1`.execute(db),
    sql<StateCounts['openings'][number]>`
      select step, count(*)::int as count from account_openings group by 1`.execute(db),
    sql<StateCounts['messages'][number]>`
      select channel, state, count(*)::int as count from outbox where queued_at > now() - interval '1 hour'
      group by 1, 2`.execute(db),
  ]);
  return {
    applications: applications.rows,
    lateCases: lateCases.rows,
    openings: openings.rows,
    messages: messages.rows,
  };
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { dayOf, stepCounts, wayOf } from './rows-store.ts';

/** What the dashboard goes on counting when an application is erased: days and numbers, and nothing of whom. */
export async function rememberFigures(trx: Kysely<DB>, authorizationReqId: string): Promise<void> {
  await sql`
    with grouped as (
      select authorization_req_id as id, ${dayOf(sql`created_at`)} as "group", coalesce(status, 'INIT') as status,
        coalesce(status, 'INIT') <> 'INIT' as is_handed_in, ${wayOf(sql`step`)} as way
      from applications where authorization_req_id = ${authorizationReqId}
    ), steps as (${stepCounts})
    insert into daily_figures (day, figure, key, count)
    select day::date, figure, key, sum(count) from (
      select "group" as day, 'applications' as figure, status as key, 1 as count from grouped
      union all select "group", 'completed', step, completed from steps
      union all select "group", 'stopped', step, stopped from steps where stopped > 0
      union all select ${dayOf(sql`created_at`)}, 'identity', status, 1 from identity_checks
        where authorization_req_id = ${authorizationReqId} and status <> 'SKIPPED'
    ) counted
    group by day, figure, key
    on conflict (day, figure, key) do update set count = daily_figures.count + excluded.count`.execute(trx);
}

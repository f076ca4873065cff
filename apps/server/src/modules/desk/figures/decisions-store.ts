import type { Figures } from '@taga/contract/records/desk/figures';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Period } from './period.ts';

type Decisions = Figures['decisions'];

/** How long those who were approved or rejected in some days had waited since they first submitted. */
export async function timeToDecision(db: Kysely<DB>, { begins, ends }: Period): Promise<Decisions> {
  const { rows } = await sql<{ day: string | null; count: number; medianMinutes: number | null }>`
    with decided as (
      select to_char(myanmar_day(proposal.decided_at), 'YYYY-MM-DD') as day,
        extract(epoch from proposal.decided_at - handed_in.created_at) / 60 as minutes
      from case_proposals proposal
        join orders handed_in on handed_in.authorization_req_id = proposal.authorization_req_id
      where proposal.state = 'CONFIRMED' and proposal.kind in ('APPROVE', 'REJECT') and handed_in.service_type is null
        and proposal.decided_at >= ${begins} and proposal.decided_at < ${ends}
    )
    select day, count(*)::int as count,
      round(percentile_cont(0.5) within group (order by minutes)::numeric, 1)::float as "medianMinutes"
    from decided group by grouping sets ((day), ()) order by day`.execute(db);
  const total = rows.find(({ day }) => day === null);
  const days = rows.flatMap(({ day, count, medianMinutes }) =>
    day === null || medianMinutes === null ? [] : [{ day, count, medianMinutes }],
  );
  return { count: total?.count ?? 0, medianMinutes: total?.medianMinutes ?? null, days };
}

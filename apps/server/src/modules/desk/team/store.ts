import type { Absence } from '@taga/contract/records/desk/team';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { isCaseWithin } from '../../../db/within-branches.ts';
import type { Asker } from '../branch-access/index.ts';

interface MarkedAbsence extends Absence {
  readonly by: string;
  readonly at: Date;
}

/** One for each: the new one takes the place of the old. */
export async function saveAbsence(trx: Transaction<DB>, staffId: string, absence: MarkedAbsence): Promise<void> {
  const row = { from_day: absence.from, to_day: absence.to, marked_by: absence.by, marked_at: absence.at };
  await trx
    .insertInto('staff_absences')
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute();
}

export async function deleteAbsence(trx: Transaction<DB>, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_absences').where('staff_id', '=', staffId).execute();
}

/** Those that are not over on a day, by the member of staff. */
export async function findAbsences(db: Kysely<DB>, day: string): Promise<ReadonlyMap<string, Absence>> {
  const rows = await db
    .selectFrom('staff_absences')
    .select([
      'staff_id',
      sql<string>`to_char(from_day, 'YYYY-MM-DD')`.as('from'),
      sql<string>`to_char(to_day, 'YYYY-MM-DD')`.as('to'),
    ])
    .where('to_day', '>=', sql<never>`${day}::date`)
    .execute();
  return new Map(rows.map(({ staff_id, from, to }) => [staff_id, { from, to }]));
}

interface Workload {
  readonly cases: number;
  readonly late: number;
  readonly proposed: number;
  readonly decidedToday: number;
}

interface CountedAt {
  readonly branches: Asker['branches'];
  readonly at: Date;
  /** When the day began. */
  readonly since: Date;
}

/** What each has to do and has done among the cases of some branches, by the member of staff. Read by indexes. */
export async function countWorkloads(
  db: Kysely<DB>,
  { branches, at, since }: CountedAt,
): Promise<ReadonlyMap<string, Workload>> {
  const isGiven = isCaseWithin(branches);
  const { rows } = await sql<Workload & { staffId: string }>`
    with work as (
      select coalesce(assigned_to, held_by) as staff_id, 'case' as what, due_at <= ${at} as is_late
      from cases where (assigned_to is not null or (held_by is not null and held_until > ${at})) and ${isGiven}
      union all
      select proposed_by, 'proposed', false from case_proposals join cases using (authorization_req_id)
      where case_proposals.state = 'OPEN' and ${isGiven}
      union all
      select decided_by, 'decided', false from case_proposals join cases using (authorization_req_id)
      where case_proposals.state = 'CONFIRMED' and case_proposals.decided_at >= ${since} and ${isGiven}
    )
    select staff_id as "staffId", count(*) filter (where what = 'case')::int as cases,
      count(*) filter (where is_late)::int as late, count(*) filter (where what = 'proposed')::int as proposed,
      count(*) filter (where what = 'decided')::int as "decidedToday"
    from work group by 1`.execute(db);
  return new Map(rows.map(({ staffId, ...workload }) => [staffId, workload]));
}

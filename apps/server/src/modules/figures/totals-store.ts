import type { Figures, StepFigure } from '@taga/contract/records/desk/figures';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Period } from './period.ts';
import { applicationRows, byDay, codeRows, dayOf, identityRows, stepCounts, stepNames } from './rows-store.ts';

type Figure = 'codes' | 'applications' | 'identity' | 'completed' | 'stopped';

interface Count {
  readonly day: string;
  readonly key: string;
  readonly count: number;
}

/** What was counted before the rows themselves were swept or erased. */
function forgotten(figure: Figure, { from, to }: Period) {
  return sql`
    select to_char(day, 'YYYY-MM-DD') as day, key, count from daily_figures
    where figure = ${figure} and day between ${from}::date and ${to}::date`;
}

async function perDay(db: Kysely<DB>, rows: ReturnType<typeof sql>): Promise<Count[]> {
  const found = await sql<Count>`
    select day, key, sum(count)::int as count from (${rows}) every group by day, key order by day, key`.execute(db);
  return found.rows;
}

export async function applicationsPerDay(db: Kysely<DB>, period: Period): Promise<Figures['applications']> {
  const { begins, ends } = period;
  const counts = await perDay(
    db,
    sql`
      select ${dayOf(sql`created_at`)} as day, coalesce(status, 'INIT') as key, 1 as count from applications
      where created_at >= ${begins} and created_at < ${ends}
      union all ${forgotten('applications', period)}`,
  );
  return counts.map(({ day, key: status, count }) => ({ day, status, count }));
}

export async function codesPerDay(db: Kysely<DB>, period: Period): Promise<Figures['codes']> {
  const counts = await perDay(
    db,
    sql`
      select name as day, state as key, 1 as count from (${codeRows(period, byDay)}) counted
      union all ${forgotten('codes', period)}`,
  );
  return daysOf(counts).map(({ day, of }) => ({ day, sent: of('sent'), failed: of('failed'), expired: of('expired') }));
}

export async function identityPerDay(db: Kysely<DB>, period: Period): Promise<Figures['identity']> {
  const counts = await perDay(
    db,
    sql`
      select name as day, status as key, 1 as count from (${identityRows(period, byDay)}) counted
      union all ${forgotten('identity', period)}`,
  );
  return daysOf(counts).map(({ day, of }) => ({
    day,
    verified: of('VERIFIED'),
    failed: of('FAILED'),
    undecided: of('PENDING'),
  }));
}

function daysOf(counts: readonly Count[]) {
  return [...new Set(counts.map(({ day }) => day))].map((day) => ({
    day,
    of: (key: string) => counts.find((each) => each.day === day && each.key === key)?.count ?? 0,
  }));
}

export async function dropOff(db: Kysely<DB>, period: Period): Promise<StepFigure[]> {
  const { rows } = await sql<StepFigure>`
    with grouped as (select counted.*, name as "group" from (${applicationRows(period, () => sql`'all'`)}) counted),
    kept as (${stepCounts}),
    erased as (
      select key as step, sum(count) filter (where figure = 'completed') as completed,
        sum(count) filter (where figure = 'stopped') as stopped
      from daily_figures
      where figure in ('completed', 'stopped') and day between ${period.from}::date and ${period.to}::date group by key
    )
    select step, (coalesce(kept.completed, 0) + coalesce(erased.completed, 0))::int as completed,
      (coalesce(kept.stopped, 0) + coalesce(erased.stopped, 0))::int as stopped
    from kept full join erased using (step)`.execute(db);
  return stepNames.map((step) => rows.find((row) => row.step === step) ?? { step, completed: 0, stopped: 0 });
}

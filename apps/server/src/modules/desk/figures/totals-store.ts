import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Period } from './period.ts';

/** So many of a day, of those that have one key: an outcome, or how far they came. */
export interface DayCount {
  readonly day: string;
  readonly key: string;
  readonly count: number;
}

/** The database counts whatever happens (see the triggers), so that this is quick whatever there is, and goes on when rows are erased. */
export async function countsPerDay(
  db: Kysely<DB>,
  figure: 'applications' | 'requests' | 'identity' | 'codes',
  { from, to }: Period,
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(day, 'YYYY-MM-DD') as day, key, sum(count)::int as count
    from (
      select day, figure, key, count from daily_figures
      union all select day, figure, key, change from figure_changes
    ) counted
    where figure = ${figure} and day between ${from}::date and ${to}::date
    group by day, key having sum(count) <> 0 order by day, key`.execute(db);
  return rows;
}

/** Puts what was counted since into the counts of its days: both or neither, so that it may be broken off and done again. */
export async function sumUpFigures(db: Kysely<DB>): Promise<void> {
  await sql`
    with taken as (delete from figure_changes returning day, figure, key, change)
    insert into daily_figures (day, figure, key, count)
    select day, figure, key, sum(change) from taken group by day, figure, key order by day, figure, key
    on conflict (day, figure, key) do update set count = daily_figures.count + excluded.count`.execute(db);
}

/** Counts of days of which nothing else is there any more: what was erased is counted still. */
export async function addDayCounts(
  db: Kysely<DB>,
  figure: 'applications' | 'requests' | 'identity' | 'codes',
  counts: readonly DayCount[],
): Promise<void> {
  await sql`
    insert into figure_changes (day, figure, key, change)
    select day, ${figure}, key, count from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted (day date, key text, count int)`.execute(db);
}

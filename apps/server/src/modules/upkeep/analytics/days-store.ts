import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/**
 * Counts the days that are over and not counted yet; nothing is added to a day that is over. Of two processes that count
 * the same day, one writes it down.
 */
export async function countDays(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`
    insert into analytics_days (day, action, page, events, visitors, sessions)
    select (at at time zone 'Asia/Yangon')::date, action, page,
      count(*), count(distinct visitor_key), count(distinct session_id)
    from analytics_events
    where at < date_trunc('day', ${now}::timestamptz, 'Asia/Yangon')
      and at >= coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Yangon' from analytics_days), '-infinity')
    group by 1, 2, 3
    on conflict do nothing`.execute(db);
}

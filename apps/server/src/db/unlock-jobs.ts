import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.gen.ts';

/**
 * Frees jobs that a process held when it was killed; by itself the job queue does so after hours. Only for tasks that take
 * seconds and may be done twice: durable work is looked after by its own rows.
 */
export async function unlockLostJobs(db: Kysely<DB>, tasks: readonly string[]): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    select lost, graphile_worker.force_unlock_workers(workers)
    from (
      select count(*)::int as lost, array_agg(distinct locked_by) as workers from graphile_worker.jobs
      where task_identifier = any(${tasks}) and locked_at < now() - interval '10 minutes'
    ) held
    where lost > 0`.execute(db);
  return rows[0]?.lost ?? 0;
}

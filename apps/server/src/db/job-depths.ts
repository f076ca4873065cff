import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.gen.ts';

export interface JobDepth {
  readonly task: string;
  readonly due: number;
  /** How long the oldest has been due; one that was added late has waited since then. */
  readonly oldestS: number;
}

/** Jobs that nobody has started though they are due, by task. */
export async function jobDepths(db: Kysely<DB>): Promise<JobDepth[]> {
  const { rows } = await sql<JobDepth>`
    select task_identifier as task, count(*)::int as due,
      extract(epoch from now() - min(greatest(run_at, created_at)))::float8 as "oldestS"
    from graphile_worker.jobs
    where locked_at is null and run_at <= now() and attempts < max_attempts
    group by task_identifier`.execute(db);
  return rows;
}

import { type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { backOffMs } from '../outgoing/back-off.ts';
import type { DB } from './schema.gen.ts';

/** A table whose rows are work: `finished_at` is null until there is nothing more to do. */
type WorkTable = {
  [Table in keyof DB]: DB[Table] extends { attempts: unknown; due_at: unknown; finished_at: unknown } ? Table : never;
}[keyof DB];

/** A moment by the clock of this process, or by that of the database where the row was written by it. */
type Moment = Date | RawBuilder<Date>;

export const databaseNow = sql<Date>`now()`;

interface WorkOptions<Table extends WorkTable> {
  /** Its label in `/metrics`. */
  readonly name: string;
  readonly table: Table;
  /** The column that names a row. */
  readonly id?: keyof DB[Table] & string;
  /** The job that makes one attempt. */
  readonly job: string;
  /** How long an attempt may take; one that takes longer is that of a dead process. */
  readonly leaseMs?: number;
  /** Whether several may make an attempt at once, because what they do counts once. */
  readonly isShared?: boolean;
  /** Whether each process works on few rows of the table at a time, so that other jobs never wait behind it. */
  readonly isLimited?: boolean;
}

/** A job usually begins within milliseconds; after this it is looked for. */
const graceMs = 5_000;
/** Attempts are counted in the row; those of the job are for a database that fails in between. */
const jobAttempts = 3;
const requeuedAtOnce = 100;

/**
 * Rows that are work, each with a job in the queue that is written in the same transaction. An attempt begins with
 * `claim`, which counts it, and ends with `finish` or `postpone`. Where neither comes, because the process was killed,
 * `requeue` adds another job once the claim is over.
 */
export function durableWork<Table extends WorkTable>(options: WorkOptions<Table>) {
  const { name, job, leaseMs = 60_000, isShared = false, isLimited = false } = options;
  const table = sql.table(options.table);
  const id = sql.ref(options.id ?? 'id');
  const isUnfinished = sql`finished_at is null`;
  const after = (at: Moment, ms: number) => sql`${at}::timestamptz + ${ms} * interval '1 ms'`;

  /** One job for each row, whatever asks for it. */
  const addJob = (mode: 'replace' | 'preserve_run_at') => sql`graphile_worker.add_job(
    ${job}, json_build_object('id', ${id}), flags => ${isLimited ? [job] : null}::text[], run_at => due_at,
    job_key => ${`${job}:`}::text || ${id}::text, job_key_mode => ${mode}, max_attempts => ${jobAttempts}
  )`;

  /** Another attempt after the delay. `attempts` says how many have been made that count. */
  async function postpone(
    db: Kysely<DB>,
    workId: string,
    { at, delayMs, attempts }: { readonly at: Moment; readonly delayMs: number; readonly attempts: number },
  ): Promise<void> {
    await sql`
      with postponed as (
        update ${table} set attempts = ${attempts}, due_at = ${after(at, delayMs)}
        where ${id} = ${workId} and ${isUnfinished} returning ${id}, due_at
      )
      select ${addJob('replace')} from postponed`.execute(db);
  }

  return {
    name,
    job,
    table: options.table,
    postpone,

    /** Adds the job of a row that the same transaction has inserted. */
    async add(trx: Kysely<DB>, workId: string): Promise<void> {
      await sql`select ${addJob('replace')} from ${table} where ${id} = ${workId}`.execute(trx);
    },

    /** Begins an attempt. Nothing where the work is finished, or is not due because somebody else is at it. */
    async claim(
      db: Kysely<DB>,
      workId: string,
      at: Moment,
      forMs = leaseMs,
    ): Promise<Selectable<DB[Table]> | undefined> {
      const { rows } = await sql<Selectable<DB[Table]>>`
        update ${table} set attempts = attempts + 1, due_at = ${after(at, forMs)}
        where ${id} = ${workId} and ${isUnfinished} ${isShared ? sql`` : sql`and due_at <= ${at}`}
        returning *`.execute(db);
      return rows[0];
    },

    /** Postpones after an error that nobody expected, with a delay that grows. */
    async postponeFailed(db: Kysely<DB>, workId: string, at: Moment, random: () => number): Promise<void> {
      const { rows } = await sql<{ attempts: number }>`
        select attempts from ${table} where ${id} = ${workId}`.execute(db);
      const attempts = rows[0]?.attempts ?? 0;
      await postpone(db, workId, { at, delayMs: backOffMs(Math.max(attempts, 1), random), attempts });
    },

    /** The end of the work, with what it leaves in the row. False, and nothing changed, for anyone who is second. */
    async finish(db: Kysely<DB>, workId: string, at: Moment, changes: Updateable<DB[Table]>): Promise<boolean> {
      const set = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      const { numAffectedRows } = await sql`
        update ${table} set ${sql.join([sql`finished_at = ${at}`, ...set])}
        where ${id} = ${workId} and ${isUnfinished}`.execute(db);
      return numAffectedRows === 1n;
    },

    /** Gives work that should have been started, or ended, by now a job again, and says how much there was. */
    async requeue(db: Kysely<DB>, at: Moment): Promise<number> {
      const { rows } = await sql`
        with overdue as (
          select ${id}, due_at from ${table} where ${isUnfinished} and due_at < ${after(at, -graceMs)}
          order by due_at limit ${requeuedAtOnce}
          -- Two processes that look at the same moment take different rows instead of waiting for each other.
          for update skip locked
        )
        select ${addJob('preserve_run_at')} from overdue`.execute(db);
      return rows.length;
    },
  };
}

export type DurableWork = Pick<
  ReturnType<typeof durableWork<WorkTable>>,
  'name' | 'job' | 'table' | 'requeue' | 'postponeFailed'
>;

export interface WorkDepth {
  readonly queue: string;
  readonly due: number;
  /** How long the oldest has been due. */
  readonly oldestS: number;
}

/** How much is due in each queue, by the clock of the database. */
export async function workDepths(db: Kysely<DB>, queues: readonly DurableWork[]): Promise<WorkDepth[]> {
  const depths = queues.map(
    ({ name, table }) => sql`
      select ${name}::text as queue, count(*)::int as due,
        coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as "oldestS"
      from ${sql.table(table)} where finished_at is null and due_at <= now()`,
  );
  const { rows } = await sql<WorkDepth>`${sql.join(depths, sql` union all `)}`.execute(db);
  return rows;
}

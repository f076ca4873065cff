import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Channel, Message } from './message.ts';

/** The job that delivers one message of the outbox. */
export const deliverMessageJob = 'deliver-message';

/** What the row of a message holds; of its values only the sealed form reaches the database. */
type KeptMessage = Omit<Message, 'values'> & {
  readonly id: string;
  readonly values: object;
  readonly notAfter: Date | null;
  readonly topic: string | null;
};

/** What a worker has taken on; its values are still sealed, and not yet known to fit its template. */
export interface ClaimedMessage {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly template: string;
  readonly values: unknown;
  readonly language: string;
  readonly notAfter: Date | null;
  /** This one included. */
  readonly attempts: number;
}

export type FinalState = 'sent' | 'expired' | 'failed';

/**
 * A job for the message `id`, to be run at `due_at`. The key makes it take the place of one that nobody has
 * begun yet. Attempts are counted in the outbox; those of the job are for a database that fails in between.
 */
function addJob({ keepsTime = false } = {}) {
  return sql`
    graphile_worker.add_job(
      ${sql.lit(deliverMessageJob)},
      json_build_object('id', id),
      run_at => due_at,
      max_attempts => 3,
      job_key => 'message:' || id,
      job_key_mode => ${sql.lit(keepsTime ? 'preserve_run_at' : 'replace')}
    )`;
}

/** Message and job in one statement, in the caller's transaction. */
export async function keepMessage(trx: Transaction<DB>, message: KeptMessage): Promise<void> {
  await sql`
    with replaced as (
      update outbox set state = 'expired', finished_at = now(), template_values = '{}'
      where topic = ${message.topic} and state = 'waiting'
    ), kept as (
      insert into outbox (id, channel, recipient, template, template_values, language, topic, not_after)
      values (${message.id}, ${message.channel}, ${message.to}, ${message.template},
        ${JSON.stringify(message.values)}::jsonb, ${message.language}, ${message.topic}, ${message.notAfter})
      returning id, due_at
    )
    select ${addJob()} from kept`.execute(trx);
}

/** Takes the message on for so long that nobody else does meanwhile. Nothing when it is finished or taken. */
export async function claimMessage(db: Kysely<DB>, id: string, leaseMs: number): Promise<ClaimedMessage | undefined> {
  const claimed = await sql<ClaimedMessage>`
    update outbox
    set attempts = attempts + 1, due_at = now() + ${leaseMs} * interval '1 ms'
    where id = ${id} and state = 'waiting' and due_at <= now()
    returning id, channel, recipient as "to", template, template_values as "values", language,
      not_after as "notAfter", attempts`.execute(db);
  return claimed.rows[0];
}

/** The end of a message, once: what it said is forgotten, that it was sent is not. */
export async function finishMessage(db: Kysely<DB>, id: string, state: FinalState): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, finished_at: sql<Date>`now()`, template_values: '{}' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Another attempt after the delay. One that never began, because its channel is known to be down, does not count. */
export async function postponeMessage(
  db: Kysely<DB>,
  id: string,
  { delayMs, counts }: { delayMs: number; counts: boolean },
): Promise<void> {
  await sql`
    with postponed as (
      update outbox
      set due_at = now() + ${delayMs} * interval '1 ms', attempts = attempts - ${counts ? 0 : 1}
      where id = ${id} and state = 'waiting'
      returning id, due_at
    )
    select ${addJob()} from postponed`.execute(db);
}

/** New jobs for messages that should have been begun, or ended, by now: their process may have been killed. */
export async function requeueOverdue(db: Kysely<DB>, graceMs: number): Promise<number> {
  const requeued = await sql`
    with overdue as (
      select id, due_at from outbox
      where state = 'waiting' and due_at < now() - ${graceMs} * interval '1 ms'
      order by due_at
      limit 100
      -- Two processes that look at the same moment take different rows instead of waiting for each other.
      for update skip locked
    )
    select ${addJob({ keepsTime: true })} from overdue`.execute(db);
  return requeued.rows.length;
}

/** How many codes were sent on a day is remembered for longer than to whom: they were counted when they were finished. */
export async function forgetFinished(db: Kysely<DB>, afterDays: number): Promise<void> {
  await sql`
    delete from outbox where id in (
      select id from outbox
      where state <> 'waiting' and finished_at < now() - ${afterDays} * interval '1 day'
      limit 500
      for update skip locked
    )`.execute(db);
}

export interface ListedMessage {
  readonly channel: string;
  readonly to: string;
  readonly template: string;
  readonly queuedAt: Date;
  readonly state: string;
}

/** What was sent to somebody and is still remembered, the latest first; what it said is not kept. */
export async function listMessages(db: Kysely<DB>, recipients: readonly string[]): Promise<ListedMessage[]> {
  return db
    .selectFrom('outbox')
    .select(['channel', 'recipient as to', 'template', 'queued_at as queuedAt', 'state'])
    .where('recipient', 'in', recipients)
    .orderBy('queued_at', 'desc')
    .execute();
}

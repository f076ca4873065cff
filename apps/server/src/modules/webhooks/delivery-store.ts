import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { WebhookEvent } from './webhook.ts';

/** The name of the job that makes one attempt at a delivery. */
export const deliverWebhookJob = 'deliver-webhook';

export interface ClaimedDelivery {
  readonly id: string;
  readonly address: string;
  /** This one included. */
  readonly attempts: number;
  readonly event: WebhookEvent;
}

/** Takes a delivery that is due until then, so that nobody else sends it meanwhile; nothing where none is. */
export async function claimDelivery(
  db: Kysely<DB>,
  id: string,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<ClaimedDelivery | undefined> {
  const row = await db
    .updateTable('webhook_deliveries')
    .from('webhook_events')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: until }))
    .whereRef('webhook_events.id', '=', 'webhook_deliveries.event_id')
    .where('webhook_deliveries.id', '=', id)
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', at)
    .returning(['address', 'attempts', 'event_id', 'kind', 'authorization_req_id', 'service_id', 'status', 'at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const event = {
    id: row.event_id,
    kind: row.kind as WebhookEvent['kind'],
    authorizationReqId: row.authorization_req_id,
    serviceId: row.service_id,
    status: row.status,
    at: row.at,
  };
  return { id, address: row.address, attempts: row.attempts, event };
}

interface Attempt {
  readonly at: Date;
  readonly tookMs: number;
  readonly outcome: string;
}

export async function keepTry(trx: Kysely<DB>, deliveryId: string, { at, tookMs, outcome }: Attempt): Promise<void> {
  await trx.insertInto('webhook_tries').values({ delivery_id: deliveryId, at, took_ms: tookMs, outcome }).execute();
}

export async function finishDelivery(
  trx: Kysely<DB>,
  id: string,
  state: 'DELIVERED' | 'FAILED',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state, finished_at: at })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Another attempt later. One that never began, because the address rests, does not count. */
export async function postponeDelivery(
  trx: Kysely<DB>,
  id: string,
  { until, counts }: { readonly until: Date; readonly counts: boolean },
): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({ due_at: until, attempts: eb('attempts', '-', counts ? 0 : 1) }))
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
  await queueDelivery(trx, id, until);
}

/** As if it had just been made, its tries so far being kept. Nothing where it is still on its way. */
export async function restartDelivery(trx: Kysely<DB>, id: string, at: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'WAITING', attempts: 0, due_at: at, finished_at: null })
    .where('id', '=', id)
    .where('state', '<>', 'WAITING')
    .returning('event_id')
    .executeTakeFirst();
  if (row) await queueDelivery(trx, id, at);
  return row?.event_id;
}

/** Gives deliveries that should have been begun, or ended, by now a new job, and says how many. */
export async function requeueDeliveries(db: Kysely<DB>, dueBefore: Date, at: Date): Promise<number> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('state', '=', 'WAITING')
    .where('due_at', '<', dueBefore)
    .orderBy('due_at')
    .limit(100)
    .execute();
  for (const { id } of rows) await queueDelivery(db, id, at);
  return rows.length;
}

/** Attempts are counted with the delivery; those of the job are for a database that fails in between. */
export async function queueDelivery(db: Kysely<DB>, id: string, runAt: Date): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${deliverWebhookJob}, json_build_object('id', ${id}::text), run_at => ${runAt},
    job_key => ${`${deliverWebhookJob}:${id}`}, job_key_mode => 'replace', max_attempts => 3
  )`.execute(db);
}

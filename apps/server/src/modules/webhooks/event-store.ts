import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { queueDelivery } from './delivery-store.ts';
import type { WebhookEvent } from './webhook.ts';

/** The name of the job that makes a delivery of an event for each address. */
export const spreadEventJob = 'spread-webhook-event';

/** Event and job in one transaction. Which addresses there are is known to whoever runs the job. */
export async function keepEvent(trx: Transaction<DB>, event: WebhookEvent): Promise<void> {
  await trx
    .insertInto('webhook_events')
    .values({
      id: event.id,
      kind: event.kind,
      authorization_req_id: event.authorizationReqId,
      service_id: event.serviceId,
      status: event.status,
      at: event.at,
    })
    .execute();
  await queueSpreading(trx, event.id);
}

/** Makes a delivery for each address, all of them or none, and once. */
export async function spreadEvent(
  trx: Transaction<DB>,
  id: string,
  addresses: readonly string[],
  at: Date,
): Promise<void> {
  const event = await trx
    .updateTable('webhook_events')
    .set({ spread_at: at })
    .where('id', '=', id)
    .where('spread_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!event) return;
  for (const address of addresses) {
    const deliveryId = randomUUID();
    await trx
      .insertInto('webhook_deliveries')
      .values({ id: deliveryId, event_id: id, address, created_at: at, due_at: at })
      .execute();
    await queueDelivery(trx, deliveryId, at);
  }
}

async function queueSpreading(db: Kysely<DB>, id: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${spreadEventJob}, json_build_object('id', ${id}::text),
    job_key => ${`${spreadEventJob}:${id}`}, job_key_mode => 'replace', max_attempts => 3
  )`.execute(db);
}

/** Gives events whose job was lost with its process a new one, and says how many. */
export async function requeueEvents(db: Kysely<DB>, before: Date): Promise<number> {
  const rows = await db
    .selectFrom('webhook_events')
    .select('id')
    .where('spread_at', 'is', null)
    .where('at', '<', before)
    .orderBy('at')
    .limit(100)
    .execute();
  for (const { id } of rows) await queueSpreading(db, id);
  return rows.length;
}

/** With their deliveries and tries; a few at a time. */
export async function forgetEvents(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`
    delete from webhook_events where id in (
      select id from webhook_events where at < ${before} and spread_at is not null
      order by at limit 500 for update skip locked
    )`.execute(db);
}

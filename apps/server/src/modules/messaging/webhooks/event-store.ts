import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { durableWork } from '../../../db/durable-work.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { deliveryWork } from './delivery-store.ts';
import type { WebhookEvent } from './webhook.ts';

/** Makes a delivery of an event for each address. */
export const eventWork = durableWork({ name: 'webhook-events', table: 'webhook_events', job: 'spread-webhook-event' });

/** Event and job in one transaction. Which addresses there are is known to anyone who runs the job. */
export async function saveEvent(trx: Transaction<DB>, event: WebhookEvent): Promise<void> {
  await trx
    .insertInto('webhook_events')
    .values({
      id: event.id,
      kind: event.kind,
      authorization_req_id: event.authorizationReqId,
      service_id: event.serviceId,
      status: event.status,
      at: event.at,
      due_at: event.at,
    })
    .execute();
  await eventWork.add(trx, event.id);
}

/** Makes a delivery for each address, all of them or none, and once. */
export async function spreadEvent(
  trx: Transaction<DB>,
  id: string,
  addresses: readonly string[],
  at: Date,
): Promise<void> {
  if (!(await eventWork.finish(trx, id, at, {}))) return;
  for (const address of addresses) {
    const deliveryId = randomUUID();
    await trx
      .insertInto('webhook_deliveries')
      .values({ id: deliveryId, event_id: id, address, created_at: at, due_at: at })
      .execute();
    await deliveryWork.add(trx, deliveryId);
  }
}

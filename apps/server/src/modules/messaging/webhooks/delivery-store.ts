import type { Kysely } from 'kysely';
import { durableWork } from '../../../db/durable-work.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { WebhookEvent } from './webhook.ts';

export const deliveryWork = durableWork({
  name: 'webhook-deliveries',
  table: 'webhook_deliveries',
  job: 'deliver-webhook',
});

export interface ClaimedDelivery {
  readonly id: string;
  readonly address: string;
  /** This one included. */
  readonly attempts: number;
  readonly event: WebhookEvent;
}

/** Begins an attempt at a delivery that is due, so that nobody else sends it meanwhile. */
export async function claimDelivery(
  db: Kysely<DB>,
  id: string,
  { at, forMs }: { readonly at: Date; readonly forMs: number },
): Promise<ClaimedDelivery | undefined> {
  const claimed = await deliveryWork.claim(db, id, at, forMs);
  if (!claimed) return undefined;
  const event = await db
    .selectFrom('webhook_events')
    .select(['id', 'kind', 'authorization_req_id as authorizationReqId', 'service_id as serviceId', 'status', 'at'])
    .where('id', '=', claimed.event_id)
    .executeTakeFirstOrThrow();
  return { id, address: claimed.address, attempts: claimed.attempts, event };
}

interface Attempt {
  readonly at: Date;
  readonly tookMs: number;
  readonly outcome: string;
}

export async function saveTry(trx: Kysely<DB>, deliveryId: string, { at, tookMs, outcome }: Attempt): Promise<void> {
  await trx.insertInto('webhook_tries').values({ delivery_id: deliveryId, at, took_ms: tookMs, outcome }).execute();
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
  if (row) await deliveryWork.add(trx, id);
  return row?.event_id;
}

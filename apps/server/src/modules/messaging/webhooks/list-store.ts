import type { WebhookDelivery } from '@taga/contract/records/desk/webhook';
import type { Kysely } from 'kysely';
import { behindCursor, type Cursor, readPage } from '../../../db/cursor.ts';
import { given } from '../../../db/given.ts';
import type { DB } from '../../../db/schema.gen.ts';

export type DeliveryState = WebhookDelivery['state'];

export interface AddressCount {
  readonly address: string;
  readonly state: DeliveryState;
  readonly count: number;
  readonly lastAt: Date | null;
}

export async function countDeliveries(db: Kysely<DB>): Promise<AddressCount[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => ['address', 'state', fn.countAll<string>().as('count'), fn.max('finished_at').as('lastAt')])
    .groupBy(['address', 'state'])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** A page, the latest first. */
export async function listDeliveries(
  db: Kysely<DB>,
  { state, after, size }: { state: DeliveryState | undefined; after: Cursor | undefined; size: number },
) {
  const query = db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .select([
      'webhook_deliveries.id',
      'event_id',
      'address',
      'state',
      'webhook_deliveries.due_at',
      'created_at',
      'kind',
      'authorization_req_id',
      'service_id',
      'status',
      'at',
    ])
    .where((eb) => eb.and(given({ state })))
    .where(behindCursor(after, 'webhook_deliveries.created_at', 'webhook_deliveries.id'))
    .orderBy('created_at', 'desc')
    .orderBy('webhook_deliveries.id', 'desc');
  return readPage(query, size, ({ created_at: at, id }) => ({ at: at.toISOString(), id }));
}

/** By delivery, the latest first. */
export async function listTries(db: Kysely<DB>, deliveryIds: readonly string[]) {
  if (deliveryIds.length === 0) return [];
  return db
    .selectFrom('webhook_tries')
    .select(['delivery_id as deliveryId', 'at', 'took_ms as tookMs', 'outcome'])
    .where('delivery_id', 'in', deliveryIds)
    .orderBy('at', 'desc')
    .execute();
}

import { errorCodes } from '@taga/contract';
import type { Webhook } from '@taga/contract/records/desk/webhook';
import type { Kysely } from 'kysely';
import { readCursor } from '../../../db/cursor.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { recordAudit } from '../../staff/audit/index.ts';
import { restartDelivery } from './delivery-store.ts';
import { countDeliveries, type DeliveryState, listDeliveries, listTries } from './list-store.ts';
import type { Receiver } from './webhook.ts';

export interface WatchDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly receivers: readonly Pick<Receiver, 'address'>[];
}

const pageSize = 50;

/** The addresses of the settings, in their order, and how each fares. */
export async function listReceivers({ db, receivers }: WatchDependencies): Promise<Webhook[]> {
  const counts = await countDeliveries(db);
  return receivers.map(({ address }) => {
    const of = (state: DeliveryState) => counts.find((each) => each.address === address && each.state === state);
    const delivered = of('DELIVERED');
    return {
      address,
      waiting: of('WAITING')?.count ?? 0,
      delivered: delivered?.count ?? 0,
      failed: of('FAILED')?.count ?? 0,
      lastDeliveredAt: delivered?.lastAt?.toISOString() ?? null,
    };
  });
}

export async function findDeliveries(
  { state, cursor }: { readonly state: DeliveryState | undefined; readonly cursor: string | undefined },
  { db }: WatchDependencies,
) {
  const { rows, next } = await listDeliveries(db, { state, after: readCursor(cursor), size: pageSize });
  const tries = await listTries(
    db,
    rows.map(({ id }) => id),
  );
  const deliveries = rows.map((row) => ({
    deliveryId: row.id,
    eventId: row.event_id,
    address: row.address,
    kind: row.kind,
    authorizationReqId: row.authorization_req_id,
    serviceId: row.service_id,
    status: row.status,
    at: row.at.toISOString(),
    state: row.state,
    nextTryAt: row.state === 'WAITING' ? row.due_at.toISOString() : null,
    tries: tries
      .filter(({ deliveryId }) => deliveryId === row.id)
      .map(({ at, tookMs, outcome }) => ({ at: at.toISOString(), tookMs, outcome })),
  }));
  return { deliveries, next };
}

/** One that is still on its way is none that could be sent again. */
export async function replayDelivery(
  deliveryId: string,
  staffId: string,
  { db, now }: WatchDependencies,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    const eventId = await restartDelivery(trx, deliveryId, at);
    if (!eventId) throw new DomainError(errorCodes.notFound);
    await recordAudit(trx, {
      actor: { kind: 'staff', id: staffId },
      action: 'webhook.replayed',
      subject: { kind: 'delivery', id: deliveryId },
      facts: { eventId },
      at,
    });
  });
}

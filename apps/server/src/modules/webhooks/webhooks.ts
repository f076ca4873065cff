import { createBreaker } from '../../outgoing/breaker.ts';
import { dayS, later } from '../../time.ts';
import { deliverEvent } from './deliver-event.ts';
import { requeueDeliveries } from './delivery-store.ts';
import { forgetEvents, requeueEvents, spreadEvent } from './event-store.ts';
import type { WebhookDependencies } from './webhook.ts';

export interface Webhooks {
  /** Makes a delivery of an event for each address of the settings. */
  spread(eventId: string): Promise<void>;
  /** One attempt at one delivery; settles when it is over, however it went. */
  deliver(deliveryId: string, stopping: AbortSignal): Promise<void>;
  /** New jobs for what was lost with a process; answers how many. */
  recover(): Promise<number>;
}

const breakerLimits = { failuresAllowed: 5, pauseMs: 10_000 };
/** A job usually begins within milliseconds; after this it is looked for. */
const graceS = 5;
const keptDays = 90;

export function createWebhooks(dependencies: WebhookDependencies): Webhooks {
  const { db, now, receivers } = dependencies;
  const addresses = receivers.map(({ address }) => address);
  const breakers = new Map(addresses.map((address) => [address, createBreaker({ now, ...breakerLimits })]));
  return {
    spread: (eventId) => db.transaction().execute((trx) => spreadEvent(trx, eventId, addresses, now())),
    deliver: (deliveryId, stopping) => deliverEvent(dependencies, breakers, deliveryId, stopping),
    async recover() {
      const at = now();
      await forgetEvents(db, later(at, -keptDays * dayS));
      const overdue = later(at, -graceS);
      return (await requeueEvents(db, overdue)) + (await requeueDeliveries(db, overdue, at));
    },
  };
}

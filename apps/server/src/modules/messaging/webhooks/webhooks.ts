import { createBreaker } from '../../../outgoing/breaker.ts';
import { deliverEvent } from './deliver-event.ts';
import { spreadEvent } from './event-store.ts';
import type { WebhookDependencies } from './webhook.ts';

export interface Webhooks {
  /** Makes a delivery of an event for each address of the settings. */
  spread(eventId: string): Promise<void>;
  /** One attempt at one delivery; settles when it is over, however it went. */
  deliver(deliveryId: string, stopping: AbortSignal): Promise<void>;
}

const breakerLimits = { failuresAllowed: 5, pauseMs: 10_000 };

export function createWebhooks(dependencies: WebhookDependencies): Webhooks {
  const { db, now, receivers } = dependencies;
  const addresses = receivers.map(({ address }) => address);
  const breakers = new Map(addresses.map((address) => [address, createBreaker({ now, ...breakerLimits })]));
  return {
    spread: (eventId) => db.transaction().execute((trx) => spreadEvent(trx, eventId, addresses, now())),
    deliver: (deliveryId, stopping) => deliverEvent(dependencies, breakers, deliveryId, stopping),
  };
}

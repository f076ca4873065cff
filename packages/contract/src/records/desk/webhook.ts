import * as z from 'zod/mini';
import { timestamp } from '../fields/answer.ts';

/** An address that the settings name, and how it fares. */
export const webhook = z.object({
  /** Without its secret. */
  address: z.string(),
  waiting: z.int(),
  delivered: z.int(),
  failed: z.int(),
  lastDeliveredAt: z.nullable(timestamp),
});
export type Webhook = z.infer<typeof webhook>;

export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export const deliveryState = z.enum(deliveryStates);

/** One attempt to hand an event over. */
export const deliveryTry = z.object({
  at: timestamp,
  tookMs: z.int(),
  /** What came back: `HTTP_200`, `HTTP_503`, `TIMEOUT`, `UNREACHABLE`, `NOT_CONFIGURED`. */
  outcome: z.string(),
});

export const webhookDelivery = z.object({
  deliveryId: z.string(),
  /** The same through all tries and replays: a receiver that gets it twice may drop the second. */
  eventId: z.string(),
  address: z.string(),
  kind: z.enum(['application', 'service', 'card']),
  authorizationReqId: z.string(),
  serviceId: z.nullable(z.string()),
  status: z.string(),
  /** When the status changed. */
  at: timestamp,
  state: deliveryState,
  /** When it is tried next; null once it is over. */
  nextTryAt: z.nullable(timestamp),
  /** The latest first. */
  tries: z.array(deliveryTry),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

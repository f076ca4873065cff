import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { errorCodes } from '../../error-codes.ts';
import { listCursor } from '../../records/desk/cursor.ts';
import { done } from '../../records/desk/done.ts';
import { deliveryState, webhook, webhookDelivery } from '../../records/desk/webhook.ts';

export const listWebhooks = defineCall({
  id: 'listWebhooks',
  method: 'GET',
  path: '/desk/webhooks',
  callers: ['auditor', 'administrator'],
  summary: 'The addresses that are told of every status change',
  answer: z.object({ webhooks: z.array(webhook) }),
});

export const listDeliveries = defineCall({
  id: 'listDeliveries',
  path: '/desk/webhooks/deliveries',
  callers: ['auditor', 'administrator'],
  summary: 'What was sent to those addresses, with every try, the latest first',
  body: z.object({ state: z.optional(deliveryState), cursor: listCursor }),
  /** `next` is null on the last page. */
  answer: z.object({ deliveries: z.array(webhookDelivery), next: z.nullable(z.string()) }),
});

export const replayDelivery = defineCall({
  id: 'replayDelivery',
  path: '/desk/webhooks/replay',
  callers: ['administrator'],
  summary: 'Send a delivery again that arrived or was given up',
  body: z.object({ deliveryId: z.uuid() }),
  answer: done,
  errors: [errorCodes.notFound],
});

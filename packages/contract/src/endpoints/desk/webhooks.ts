import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { listCursor } from '../../records/desk/cursor.ts';
import { done } from '../../records/desk/done.ts';
import { deliveryState, webhook, webhookDelivery } from '../../records/desk/webhook.ts';

export const listWebhooks = defineEndpoint({
  id: 'listWebhooks',
  method: 'GET',
  path: '/desk/webhooks',
  allowedRoles: ['auditor', 'administrator'],
  summary: 'The addresses that are told of every status change',
  answer: z.object({ webhooks: z.array(webhook) }),
});

export const listDeliveries = defineEndpoint({
  id: 'listDeliveries',
  path: '/desk/webhooks/deliveries',
  allowedRoles: ['auditor', 'administrator'],
  summary: 'What was sent to those addresses, with every try, the latest first',
  body: z.object({ state: z.optional(deliveryState), cursor: listCursor }),
  /** `next` is null on the last page. */
  answer: z.object({ deliveries: z.array(webhookDelivery), next: z.nullable(z.string()) }),
});

export const replayDelivery = defineEndpoint({
  id: 'replayDelivery',
  path: '/desk/webhooks/replay',
  allowedRoles: ['administrator'],
  summary: 'Send a delivery again that arrived or was given up',
  body: z.object({ deliveryId: z.uuid() }),
  answer: done,
  errors: [errorCodes.notFound],
});

import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Webhooks } from '../modules/webhooks/index.ts';

const payloadSchema = z.object({ id: z.uuid() });

/** The queue keeps and logs the message of an error, and one from the database may repeat what a row holds. */
export function spreadEventTask(webhooks: Webhooks, log: Logger): Task {
  return async (payload) => {
    const { id } = payloadSchema.parse(payload);
    try {
      await webhooks.spread(id);
    } catch (error) {
      log.error({ event: id, err: error }, 'spreading a webhook event broke off');
      throw new Error('spreading a webhook event broke off');
    }
  };
}

export function deliverWebhookTask(webhooks: Webhooks, log: Logger): Task {
  return async (payload, { abortSignal }) => {
    const { id } = payloadSchema.parse(payload);
    try {
      await webhooks.deliver(id, abortSignal ?? new AbortController().signal);
    } catch (error) {
      log.error({ delivery: id, err: error }, 'delivering a webhook broke off');
      throw new Error('delivering a webhook broke off');
    }
  };
}

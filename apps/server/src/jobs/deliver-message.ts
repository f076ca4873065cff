import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Delivery } from '../modules/channels/index.ts';

const payloadSchema = z.object({ id: z.uuid() });

/** The queue keeps and logs the message of an error, and one from the database may repeat what a row holds. */
export function deliverMessageTask(delivery: Delivery, log: Logger): Task {
  return async (payload, { abortSignal }) => {
    const { id } = payloadSchema.parse(payload);
    try {
      await delivery.deliver(id, abortSignal ?? new AbortController().signal);
    } catch (error) {
      log.error({ message: id, err: error }, 'delivery broke off');
      throw new Error('delivery broke off');
    }
  };
}

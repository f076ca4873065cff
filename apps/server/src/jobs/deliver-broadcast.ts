import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { BroadcastDelivery } from '../modules/broadcasts/index.ts';

const payloadSchema = z.object({ id: z.uuid() });

/** The queue keeps and logs the message of an error, and one from the database may repeat what a row holds. */
export function deliverBroadcastTask(delivery: BroadcastDelivery, log: Logger): Task {
  return async (payload, { abortSignal }) => {
    const { id } = payloadSchema.parse(payload);
    try {
      await delivery.deliver(id, abortSignal ?? new AbortController().signal);
    } catch (error) {
      log.error({ broadcast: id, err: error }, 'delivering a broadcast broke off');
      throw new Error('delivering a broadcast broke off');
    }
  };
}

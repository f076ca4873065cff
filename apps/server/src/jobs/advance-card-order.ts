import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { CardOrderKeeper } from '../modules/card-orders/index.ts';

const payloadSchema = z.object({ id: z.uuid() });

/** The queue keeps and logs the message of an error, and one from the bank may name a document. */
export function advanceCardOrderTask(cardOrders: CardOrderKeeper, log: Logger): Task {
  return async (payload) => {
    const { id } = payloadSchema.parse(payload);
    try {
      await cardOrders.advance(id);
    } catch (error) {
      log.error({ order: id, err: error }, 'an order for a card broke off');
      throw new Error('an order for a card broke off');
    }
  };
}

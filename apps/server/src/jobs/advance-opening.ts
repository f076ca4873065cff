import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Openings } from '../modules/openings/index.ts';

const payloadSchema = z.object({ id: z.uuid() });

/** The queue keeps and logs the message of an error, and one from the bank may name an account. */
export function advanceOpeningTask(openings: Openings, log: Logger): Task {
  return async (payload) => {
    const { id } = payloadSchema.parse(payload);
    try {
      await openings.advance(id);
    } catch (error) {
      log.error({ opening: id, err: error }, 'opening an account broke off');
      throw new Error('opening an account broke off');
    }
  };
}

import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { RecogniseLater } from '../modules/register/index.ts';

const payloadSchema = z.object({ id: z.uuid() });

/** The queue keeps and logs the message of an error, and one from the bank may name a document. */
export function recogniseCustomerTask(recognise: RecogniseLater, log: Logger): Task {
  return async (payload) => {
    const { id } = payloadSchema.parse(payload);
    try {
      await recognise(id);
    } catch (error) {
      log.warn({ customer: id, err: error }, 'the bank did not say whether it knows a customer');
      throw new Error('the bank did not say whether it knows a customer');
    }
  };
}

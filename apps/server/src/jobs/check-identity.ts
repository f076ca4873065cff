import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import * as z from 'zod/mini';

const payloadSchema = z.object({ id: z.uuid() });

/** The queue keeps and logs the message of an error, and one from the database may repeat what a row holds. */
export function checkIdentityTask(runCheck: (id: string) => Promise<void>, log: Logger): Task {
  return async (payload) => {
    const { id } = payloadSchema.parse(payload);
    try {
      await runCheck(id);
    } catch (error) {
      log.error({ check: id, err: error }, 'checking an identity broke off');
      throw new Error('checking an identity broke off');
    }
  };
}

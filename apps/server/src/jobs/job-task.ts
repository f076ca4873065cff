import type { Task } from 'graphile-worker';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { DurableWork } from '../db/durable-work.ts';
import type { DB } from '../db/schema.gen.ts';

type Attempt = (id: string, stopping: AbortSignal) => Promise<void>;

const payloadSchema = z.object({ id: z.uuid() });

/**
 * The job queue keeps and logs the message of an error that leaves a job, and one from the bank or the database may name
 * a person: `afterError` logs it, and throws another in its place if the queue is to try again.
 */
export function jobTask(attempt: Attempt, afterError: (id: string, error: unknown) => Promise<void>): Task {
  return async (payload, { abortSignal }) => {
    const { id } = payloadSchema.parse(payload);
    try {
      await attempt(id, abortSignal ?? new AbortController().signal);
    } catch (error) {
      await afterError(id, error);
    }
  };
}

interface WorkDependencies {
  readonly db: Kysely<DB>;
  readonly log: Logger;
  readonly now: () => Date;
  readonly random: () => number;
}

/** One attempt at durable work, which is postponed after an error that it did not expect itself. */
export function workTask(work: DurableWork, attempt: Attempt, { db, log, now, random }: WorkDependencies): Task {
  return jobTask(attempt, async (id, error) => {
    log.error({ queue: work.name, id, err: error }, 'work broke off');
    await work.postponeFailed(db, id, now(), random).catch(() => {
      throw new Error('Work that broke off could not be postponed.');
    });
  });
}

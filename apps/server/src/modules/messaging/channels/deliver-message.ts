import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { databaseNow } from '../../../db/durable-work.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { decryptValues } from '../../../encrypted-values.ts';
import { backOffMs } from '../../../outgoing/back-off.ts';
import type { Breaker } from '../../../outgoing/breaker.ts';
import { DeliveryRefused } from './channel.ts';
import { type Channel, type Message, messageSchema } from './message.ts';
import { type ClaimedMessage, claimMessage, type FinalState, finishMessage, outboxWork } from './outbox-store.ts';

export interface DeliveryDependencies {
  readonly db: Kysely<DB>;
  readonly log: Logger;
  readonly now: () => Date;
  readonly random: () => number;
  /** What the values of waiting messages are encrypted with. */
  readonly key: () => Promise<Buffer>;
  readonly send: (message: Message & { readonly id: string }, signal: AbortSignal) => Promise<void>;
  readonly breakers: Readonly<Record<Channel, Breaker>>;
  /** How long one attempt may take. */
  readonly timeoutMs: number;
  readonly maxAttempts: number;
}

/** What remains to be done after a send that was cut off; a claim older than both is that of a dead process. */
const marginMs = 10_000;

/**
 * One attempt. A process killed between sending and writing so down sends again later, with the same id: a
 * message may arrive twice, never not at all.
 */
export async function deliverMessage(
  dependencies: DeliveryDependencies,
  id: string,
  stopping: AbortSignal,
): Promise<void> {
  const { db, now } = dependencies;
  const claimed = await claimMessage(db, id, dependencies.timeoutMs + marginMs);
  if (!claimed) return;
  if (isTooLate(claimed, now())) return finish(dependencies, claimed, 'expired');
  if (claimed.attempts > dependencies.maxAttempts) return finish(dependencies, claimed, 'failed');

  const message = messageSchema.safeParse({
    ...claimed,
    values: decryptValues(claimed.values, id, await dependencies.key()),
  });
  // Written by a newer version of the server, which runs beside this one: that one will understand it.
  if (!message.success) return tryLater(dependencies, claimed);

  const breaker = dependencies.breakers[claimed.channel];
  const waitMs = breaker.waitMs();
  if (waitMs > 0) {
    // An attempt that never began, because its channel is known to be down, does not count.
    const attempts = claimed.attempts - 1;
    return outboxWork.postpone(db, id, { at: databaseNow, delayMs: spread(waitMs, dependencies.random), attempts });
  }

  try {
    const signal = AbortSignal.any([AbortSignal.timeout(dependencies.timeoutMs), stopping]);
    await dependencies.send({ id, ...message.data }, signal);
  } catch (error) {
    return afterFailure(dependencies, claimed, error);
  }
  breaker.succeeded();
  await finish(dependencies, claimed, 'sent');
}

async function afterFailure(
  dependencies: DeliveryDependencies,
  message: ClaimedMessage,
  error: unknown,
): Promise<void> {
  const breaker = dependencies.breakers[message.channel];
  dependencies.log.warn({ ...describe(message), err: error }, 'message not delivered');
  if (error instanceof DeliveryRefused) {
    // A domain error is an answer: the channel itself works.
    breaker.succeeded();
    return finish(dependencies, message, 'failed');
  }
  breaker.failed();
  await tryLater(dependencies, message);
}

async function tryLater(dependencies: DeliveryDependencies, message: ClaimedMessage): Promise<void> {
  const { db, now, random } = dependencies;
  const { attempts } = message;
  if (attempts >= dependencies.maxAttempts) return finish(dependencies, message, 'failed');
  const delayMs = backOffMs(attempts, random);
  if (isTooLate(message, new Date(now().getTime() + delayMs))) return finish(dependencies, message, 'expired');
  await outboxWork.postpone(db, message.id, { at: databaseNow, delayMs, attempts });
}

async function finish({ db, log }: DeliveryDependencies, message: ClaimedMessage, state: FinalState): Promise<void> {
  await finishMessage(db, message.id, state);
  log.info({ ...describe(message), state }, 'message finished');
}

function isTooLate({ notAfter }: ClaimedMessage, at: Date): boolean {
  return notAfter !== null && notAfter <= at;
}

/** Those who waited for a closed channel come back over a while, not in one moment. */
function spread(waitMs: number, random: () => number): number {
  return Math.round(waitMs * (1 + random() / 2));
}

/** Which message it was, without a word of what it says and to whom. */
function describe({ id, channel, template, attempts }: ClaimedMessage) {
  return { message: id, channel, template, attempts };
}

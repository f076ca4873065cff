import { backOffMs } from '../../../outgoing/back-off.ts';
import type { Breaker } from '../../../outgoing/breaker.ts';
import { isTryLater } from '../../../outgoing/read-json.ts';
import { type ClaimedDelivery, claimDelivery, deliveryWork, saveTry } from './delivery-store.ts';
import { sendEvent } from './send-event.ts';
import type { WebhookDependencies } from './webhook.ts';

/** What remains to be done after a try that was cut off; a claim older than both is that of a dead process. */
const marginMs = 10_000;

/**
 * One attempt. A process killed between sending and writing so down sends again later, with the same id: an event may
 * arrive twice, never not at all.
 */
export async function deliverEvent(
  dependencies: WebhookDependencies,
  breakers: ReadonlyMap<string, Breaker>,
  id: string,
  stopping: AbortSignal,
): Promise<void> {
  const { db, now, random, receivers, timeoutMs } = dependencies;
  const at = now();
  const delivery = await claimDelivery(db, id, { at, forMs: timeoutMs + marginMs });
  if (!delivery) return;
  const receiver = receivers.find(({ address }) => address === delivery.address);
  // The settings no longer name it. Should they again, it can be replayed.
  if (!receiver) return settle(dependencies, delivery, { at, tookMs: 0, outcome: 'NOT_CONFIGURED' });

  const breaker = breakers.get(receiver.address);
  const waitMs = breaker?.waitMs() ?? 0;
  if (waitMs > 0) {
    // One that never began, because the address rests, does not count.
    const attempts = delivery.attempts - 1;
    return deliveryWork.postpone(db, id, { at, delayMs: Math.round(waitMs * (1 + random() / 2)), attempts });
  }
  const outcome = await sendEvent(receiver, delivery.event, { deliveryId: id, at, timeoutMs, stopping });
  if (doesAnswer(outcome)) breaker?.succeeded();
  else breaker?.failed();
  await settle(dependencies, delivery, { at, tookMs: now().getTime() - at.getTime(), outcome });
}

/** Somebody is there, whether they like what they got or not. */
function doesAnswer(outcome: string): boolean {
  const status = /^HTTP_(\d+)$/.exec(outcome)?.[1];
  return status !== undefined && !isTryLater(Number(status));
}

interface Attempt {
  readonly at: Date;
  readonly tookMs: number;
  readonly outcome: string;
}

/** The try and what follows from it, together. */
async function settle(
  { db, log, now, random, maxAttempts }: WebhookDependencies,
  { id, attempts }: ClaimedDelivery,
  attempt: Attempt,
): Promise<void> {
  const isTaken = /^HTTP_2\d\d$/.test(attempt.outcome);
  const isLast = attempts >= maxAttempts || attempt.outcome === 'NOT_CONFIGURED';
  await db.transaction().execute(async (trx) => {
    await saveTry(trx, id, attempt);
    if (isTaken || isLast) await deliveryWork.finish(trx, id, now(), { state: isTaken ? 'DELIVERED' : 'FAILED' });
    else await deliveryWork.postpone(trx, id, { at: now(), delayMs: backOffMs(attempts, random), attempts });
  });
  const said = { delivery: id, attempts, outcome: attempt.outcome };
  if (isTaken) log.info(said, 'webhook delivered');
  else log.warn(said, isLast ? 'webhook given up' : 'webhook not delivered');
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { later } from '../../../time.ts';
import { saveTry } from './delivery-store.ts';
import { eventWork } from './event-store.ts';

interface PastTraffic {
  readonly applications: readonly string[];
  /** Where it went; nobody needs to be there. */
  readonly address: string;
}

/**
 * Writes down that what was announced about some applications in this transaction was delivered when it happened, most
 * of it at once and some after a try that failed. Nothing is sent: it is for showing.
 */
export async function recordPastTraffic(trx: Transaction<DB>, { applications, address }: PastTraffic): Promise<void> {
  const events = await trx
    .selectFrom('webhook_events')
    .select(['id', 'at'])
    .where('authorization_req_id', 'in', applications)
    .where('finished_at', 'is', null)
    .orderBy('at')
    .execute();
  for (const [index, { id: eventId, at }] of events.entries()) {
    await eventWork.finish(trx, eventId, at, {});
    const id = randomUUID();
    const isLost = index === 7;
    const outcomes = isLost ? ['TIMEOUT', 'HTTP_503'] : index % 5 === 4 ? ['HTTP_503', 'HTTP_200'] : ['HTTP_200'];
    await trx
      .insertInto('webhook_deliveries')
      .values({
        id,
        event_id: eventId,
        address,
        state: isLost ? 'FAILED' : 'DELIVERED',
        attempts: outcomes.length,
        created_at: at,
        due_at: at,
        finished_at: later(at, outcomes.length * 40),
      })
      .execute();
    for (const [nth, outcome] of outcomes.entries()) {
      await saveTry(trx, id, { at: later(at, nth * 40), tookMs: 60 + ((index * 37) % 300), outcome });
    }
  }
}

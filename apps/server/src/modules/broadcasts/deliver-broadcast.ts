import { later } from '../../time.ts';
import { keepAnnouncement } from '../inbox/index.ts';
import { type BroadcastDependencies, batchWithinS } from './broadcast.ts';
import { nextRecipients } from './recipients-store.ts';
import { lockBroadcast, moveOn, requeueBroadcasts } from './store.ts';

export interface BroadcastDelivery {
  /** Goes on until every recipient has it, or until told to stop. */
  deliver(id: string, stopping: AbortSignal): Promise<void>;
  /** New jobs for broadcasts whose process was killed; answers how many. */
  recover(): Promise<number>;
}

interface DeliveryDependencies extends BroadcastDependencies {
  /** How many inboxes are filled in one transaction. */
  readonly batchSize?: number;
}

export function createBroadcastDelivery({ db, now, batchSize = 500 }: DeliveryDependencies): BroadcastDelivery {
  /** The messages and how far the broadcast is, together: a process killed at any point has done both or neither. */
  async function deliverBatch(id: string): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const broadcast = await lockBroadcast(trx, id);
      if (!broadcast) return false;
      const { filter, sentAt, category, subject, content, lastCustomerId } = broadcast;
      const ids = await nextRecipients(trx, { filter, sentAt, after: lastCustomerId, size: batchSize });
      const delivered = await keepAnnouncement(trx, { id, category, body: { subject, content }, at: sentAt }, ids);
      const isLast = ids.length < batchSize;
      await moveOn(trx, id, {
        lastCustomerId: ids.at(-1) ?? lastCustomerId,
        delivered,
        dueAt: later(now(), batchWithinS),
        finishedAt: isLast ? now() : null,
      });
      return !isLast;
    });
  }

  return {
    async deliver(id, stopping) {
      while ((await deliverBatch(id)) && !stopping.aborted);
    },
    recover: () => requeueBroadcasts(db, now()),
  };
}

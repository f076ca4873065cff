import { saveAnnouncement } from '../inbox/index.ts';
import type { BroadcastDependencies } from './broadcast.ts';
import { nextRecipients } from './recipients-store.ts';
import { broadcastWork, lockBroadcast, moveOn } from './store.ts';

export interface BroadcastDelivery {
  /** Goes on until every recipient has it, or until told to stop. */
  deliver(id: string, stopping: AbortSignal): Promise<void>;
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
      const delivered = await saveAnnouncement(trx, { id, category, body: { subject, content }, at: sentAt }, ids);
      const isLast = ids.length < batchSize;
      await moveOn(trx, id, { lastCustomerId: ids.at(-1) ?? lastCustomerId, delivered, isLast, at: now() });
      return !isLast;
    });
  }

  return {
    async deliver(id, stopping) {
      if (!(await broadcastWork.claim(db, id, now()))) return;
      while ((await deliverBatch(id)) && !stopping.aborted);
    },
  };
}

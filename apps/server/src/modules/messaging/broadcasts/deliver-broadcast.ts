import { broadcastConfirmedAbove } from '@taga/contract/records/desk/broadcast';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { saveAnnouncement } from '../inbox/index.ts';
import type { BroadcastDependencies } from './broadcast.ts';
import { countRecipients, nextRecipients } from './recipients-store.ts';
import {
  awaitConfirmation,
  broadcastWork,
  type LockedBroadcast,
  lockBroadcast,
  moveOn,
  setRecipients,
} from './store.ts';

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
      if (!(await mayBegin(trx, broadcast))) return false;
      const { filter, sendAt, category, subject, content, lastCustomerId } = broadcast;
      const ids = await nextRecipients(trx, { filter, at: sendAt, after: lastCustomerId, size: batchSize });
      const delivered = await saveAnnouncement(trx, { id, category, body: { subject, content }, at: sendAt }, ids);
      const isLast = ids.length < batchSize;
      await moveOn(trx, id, { lastCustomerId: ids.at(-1) ?? lastCustomerId, delivered, isLast, at: now() });
      return !isLast;
    });
  }

  /** Since it was written, customers may have become more: many are for two administrators also then. */
  async function mayBegin(trx: Transaction<DB>, broadcast: LockedBroadcast): Promise<boolean> {
    const { broadcastId, filter, sendAt, lastCustomerId, needsConfirmation, confirmedBy } = broadcast;
    if (needsConfirmation) {
      await awaitConfirmation(trx, broadcastId);
      return false;
    }
    const delayMs = sendAt.getTime() - now().getTime();
    if (delayMs > 0) {
      await broadcastWork.postpone(trx, broadcastId, { at: now(), delayMs, attempts: 0 });
      return false;
    }
    if (lastCustomerId !== null) return true;
    const recipients = await countRecipients(trx, filter, sendAt);
    const isForTwo = recipients > broadcastConfirmedAbove && confirmedBy === null;
    await setRecipients(trx, broadcastId, recipients);
    if (isForTwo) await awaitConfirmation(trx, broadcastId);
    return !isForTwo;
  }

  return {
    async deliver(id, stopping) {
      if (!(await broadcastWork.claim(db, id, now()))) return;
      while ((await deliverBatch(id)) && !stopping.aborted);
    },
  };
}

import type { Broadcast, BroadcastFilter, NewBroadcast } from '@taga/contract/records/desk/broadcast';
import { readCursor } from '../../../db/cursor.ts';
import { recordAudit } from '../../staff/audit/index.ts';
import { type BroadcastDependencies, toRecord } from './broadcast.ts';
import { countRecipients } from './recipients-store.ts';
import { getBroadcast, listBroadcasts, saveBroadcast } from './store.ts';

const pageSize = 20;

export async function findBroadcasts(cursor: string | undefined, { db }: BroadcastDependencies) {
  const { broadcasts, next } = await listBroadcasts(db, readCursor(cursor), pageSize);
  return { broadcasts: broadcasts.map(toRecord), next };
}

export function countReached(filter: BroadcastFilter, { db, now }: BroadcastDependencies): Promise<number> {
  return countRecipients(db, filter, now());
}

/** Anyone who presses twice, or did not get the answer, finds it sent. */
export async function sendBroadcast(
  written: NewBroadcast,
  staffId: string,
  { db, now }: BroadcastDependencies,
): Promise<Broadcast> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const recipients = await countRecipients(trx, written.filter, at);
    const isNew = await saveBroadcast(trx, { ...written, recipients, staffId, at });
    if (isNew) {
      await recordAudit(trx, {
        actor: { kind: 'staff', id: staffId },
        action: 'broadcast.sent',
        subject: { kind: 'broadcast', id: written.broadcastId },
        facts: { category: written.category, recipients },
        at,
      });
    }
    return toRecord(await getBroadcast(trx, written.broadcastId));
  });
}

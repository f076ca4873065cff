import { errorCodes } from '@taga/contract';
import {
  type Broadcast,
  type BroadcastFilter,
  broadcastConfirmedAbove,
  broadcastMaxDaysAhead,
  type NewBroadcast,
} from '@taga/contract/records/desk/broadcast';
import { readCursor } from '../../../db/cursor.ts';
import { DomainError } from '../../../domain-error.ts';
import { dayS, later } from '../../../time.ts';
import { recordAudit } from '../../staff/audit/index.ts';
import { type BroadcastDependencies, toRecord } from './broadcast.ts';
import { countRecipients } from './recipients-store.ts';
import { findBroadcast, listBroadcasts, saveBroadcast } from './store.ts';

const pageSize = 20;

export async function findBroadcasts(cursor: string | undefined, { db, now }: BroadcastDependencies) {
  const { broadcasts, next } = await listBroadcasts(db, readCursor(cursor), pageSize);
  return { broadcasts: broadcasts.map((each) => toRecord(each, now())), next };
}

export function countReached(filter: BroadcastFilter, { db, now }: BroadcastDependencies): Promise<number> {
  return countRecipients(db, filter, now());
}

/** The moment that was asked for, or now where that is past. */
function momentOf(sendAt: string | undefined, at: Date): Date {
  const asked = sendAt === undefined ? at : new Date(sendAt);
  if (asked > later(at, broadcastMaxDaysAhead * dayS)) {
    throw new DomainError(errorCodes.invalidField, { fields: ['sendAt'] });
  }
  return asked > at ? asked : at;
}

/** Anyone who presses twice, or did not get the answer, finds it sent. What reaches many waits for a second administrator. */
export async function sendBroadcast(
  written: NewBroadcast,
  staffId: string,
  { db, now }: BroadcastDependencies,
): Promise<Broadcast> {
  const at = now();
  const sendAt = momentOf(written.sendAt, at);
  return db.transaction().execute(async (trx) => {
    const recipients = await countRecipients(trx, written.filter, at);
    const needsConfirmation = recipients > broadcastConfirmedAbove;
    const isNew = await saveBroadcast(trx, { ...written, recipients, staffId, at, sendAt, needsConfirmation });
    if (isNew) {
      await recordAudit(trx, {
        actor: { kind: 'staff', id: staffId },
        action: needsConfirmation ? 'broadcast.proposed' : 'broadcast.sent',
        subject: { kind: 'broadcast', id: written.broadcastId },
        facts: { category: written.category, recipients, ...(sendAt > at && { sendAt: sendAt.toISOString() }) },
        at,
      });
    }
    const saved = await findBroadcast(trx, written.broadcastId);
    if (!saved) throw new Error('A broadcast is never removed.');
    return toRecord(saved, at);
  });
}

import { errorCodes } from '@taga/contract';
import type { Broadcast } from '@taga/contract/records/desk/broadcast';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type AuditEntry, recordAudit } from '../../staff/audit/index.ts';
import { type BroadcastDependencies, toRecord } from './broadcast.ts';
import { confirmBroadcast, findBroadcast, type LockedBroadcast, lockBroadcast, stopBroadcast } from './store.ts';

/** What is decided and what is written down about it, together or not at all; nobody delivers it meanwhile. */
async function decide(
  id: string,
  entry: Pick<AuditEntry, 'action'> & { readonly staffId: string },
  { db, now }: BroadcastDependencies,
  carryOut: (trx: Transaction<DB>, open: LockedBroadcast, at: Date) => Promise<AuditEntry['facts']>,
): Promise<Broadcast> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const open = await lockBroadcast(trx, id);
    if (!open)
      throw new DomainError((await findBroadcast(trx, id)) ? errorCodes.broadcastNotOpen : errorCodes.notFound);
    const facts = await carryOut(trx, open, at);
    await recordAudit(trx, {
      actor: { kind: 'staff', id: entry.staffId },
      action: entry.action,
      subject: { kind: 'broadcast', id },
      ...(facts && { facts }),
      at,
    });
    const decided = await findBroadcast(trx, id);
    if (!decided) throw new Error('A broadcast is never removed.');
    return toRecord(decided, at);
  });
}

/** By somebody other than who wrote it. It goes out at its moment, or at once where that is past. */
export function confirm(id: string, staffId: string, dependencies: BroadcastDependencies): Promise<Broadcast> {
  return decide(id, { action: 'broadcast.confirmed', staffId }, dependencies, async (trx, open, at) => {
    if (!open.needsConfirmation) throw new DomainError(errorCodes.broadcastNotOpen);
    if (open.sentBy.staffId === staffId) throw new DomainError(errorCodes.ownProposal);
    await confirmBroadcast(trx, id, { staffId, sendAt: open.sendAt > at ? open.sendAt : at });
    return { recipients: open.recipients };
  });
}

/** Who has it keeps it; nobody further gets it. */
export function stop(id: string, staffId: string, dependencies: BroadcastDependencies): Promise<Broadcast> {
  return decide(id, { action: 'broadcast.stopped', staffId }, dependencies, async (trx, { delivered }, at) => {
    await stopBroadcast(trx, id, { staffId, at });
    return { delivered };
  });
}

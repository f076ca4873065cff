import type { Broadcast, NewBroadcast } from '@taga/contract/records/desk/broadcast';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

export interface BroadcastDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** A broadcast as it is kept. */
export interface SavedBroadcast extends Omit<NewBroadcast, 'sendAt'> {
  readonly recipients: number;
  readonly delivered: number;
  readonly sentBy: Broadcast['sentBy'];
  /** When it was written. */
  readonly sentAt: Date;
  readonly sendAt: Date;
  readonly needsConfirmation: boolean;
  readonly confirmedBy: Broadcast['confirmedBy'];
  readonly stoppedBy: Broadcast['stoppedBy'];
  readonly finishedAt: Date | null;
}

function stateOf(broadcast: SavedBroadcast, at: Date): Broadcast['state'] {
  if (broadcast.stoppedBy) return 'STOPPED';
  if (broadcast.finishedAt) return 'SENT';
  if (broadcast.needsConfirmation) return 'PROPOSED';
  return broadcast.sendAt > at ? 'SCHEDULED' : 'SENDING';
}

export function toRecord(saved: SavedBroadcast, at: Date): Broadcast {
  const { sentAt, sendAt, finishedAt, needsConfirmation: _, ...kept } = saved;
  return {
    ...kept,
    state: stateOf(saved, at),
    sentAt: sentAt.toISOString(),
    sendAt: sendAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

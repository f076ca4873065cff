import type { Broadcast, NewBroadcast } from '@taga/contract/records/desk/broadcast';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

export interface BroadcastDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** A broadcast as it is kept. */
export interface SavedBroadcast extends NewBroadcast {
  readonly recipients: number;
  readonly delivered: number;
  /** The name of the member of staff. */
  readonly sentBy: string;
  readonly sentAt: Date;
  readonly finishedAt: Date | null;
}

export function toRecord({ sentAt, finishedAt, ...kept }: SavedBroadcast): Broadcast {
  return {
    ...kept,
    state: finishedAt ? 'SENT' : 'SENDING',
    sentAt: sentAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

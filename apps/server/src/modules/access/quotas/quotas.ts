import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { findWait, type Taken, takeOne } from './store.ts';

interface QuotaDependencies {
  readonly now: () => Date;
  readonly key: () => Promise<Buffer>;
}

interface Quota {
  readonly what: string;
  readonly owner: string;
  readonly max: number;
  readonly periodS: number;
}

export interface Quotas {
  /**
   * Takes one of what is allowed in a period, which starts with the first; says how long to wait when nothing is left.
   * `what` names the thing that is limited and `holder` whom it is limited for, of whom only a keyed hash is kept.
   */
  take(db: Kysely<DB>, quota: Quota): Promise<Taken>;
  /** How long to wait where nothing is left; takes nothing. */
  waitFor(db: Kysely<DB>, quota: Quota): Promise<number | undefined>;
}

export function createQuotas({ now, key }: QuotaDependencies): Quotas {
  const take = async ({ what, owner, max, periodS }: Quota) => {
    const ownerKey = createHmac('sha256', await key())
      .update(`${what}\n${owner}`)
      .digest();
    return { ownerKey, max, periodS, at: now() };
  };
  return {
    take: async (db, quota) => takeOne(db, await take(quota)),
    waitFor: async (db, quota) => findWait(db, await take(quota)),
  };
}

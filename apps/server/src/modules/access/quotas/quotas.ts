import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type Taken, takeOne } from './store.ts';

interface QuotaDependencies {
  readonly now: () => Date;
  readonly key: () => Promise<Buffer>;
}

export interface Quotas {
  /**
   * Takes one of what is allowed in a period, which starts with the first; says how long to wait when nothing is left.
   * `what` names the thing that is limited and `holder` whom it is limited for, of whom only a keyed hash is kept.
   */
  take(
    db: Kysely<DB>,
    quota: { readonly what: string; readonly owner: string; readonly max: number; readonly periodS: number },
  ): Promise<Taken>;
}

export function createQuotas({ now, key }: QuotaDependencies): Quotas {
  return {
    async take(db, { what, owner, max, periodS }) {
      const ownerKey = createHmac('sha256', await key())
        .update(`${what}\n${owner}`)
        .digest();
      return takeOne(db, { ownerKey, max, periodS, at: now() });
    },
  };
}

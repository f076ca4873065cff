import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type Taken, takeOne } from './store.ts';

interface AllowanceDependencies {
  readonly now: () => Date;
  readonly key: () => Promise<Buffer>;
}

export interface Allowances {
  /**
   * Takes one of what is allowed in a period, which starts with the first; says how long to wait when nothing is left.
   * `what` names the thing that is limited and `holder` whom it is limited for, of whom only a keyed hash is kept.
   */
  take(
    db: Kysely<DB>,
    allowance: { readonly what: string; readonly holder: string; readonly max: number; readonly periodS: number },
  ): Promise<Taken>;
}

export function createAllowances({ now, key }: AllowanceDependencies): Allowances {
  return {
    async take(db, { what, holder, max, periodS }) {
      const holderKey = createHmac('sha256', await key())
        .update(`${what}\n${holder}`)
        .digest();
      return takeOne(db, { holderKey, max, periodS, at: now() });
    },
  };
}

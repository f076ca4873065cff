import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/**
 * What the product is composed with once more, so that its own calls can be asked in a time that has passed: a clock that
 * is set, and a database that stands for whichever transaction is open, so that several calls and the note that they were
 * made are one.
 */
export interface Stage {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  /** From here on everything happens in this transaction at this moment. */
  set(trx: Transaction<DB>, at: Date): void;
}

export function createStage(): Stage {
  let current: { readonly trx: Transaction<DB>; readonly at: Date } | undefined;
  const scene = () => {
    if (!current) throw new Error('Nothing happens yet.');
    return current;
  };
  const db = new Proxy({} as Kysely<DB>, {
    get(_, name) {
      const { trx } = scene();
      // Who asks for a transaction is in one already.
      if (name === 'transaction') return () => ({ execute: (act: (inner: Transaction<DB>) => unknown) => act(trx) });
      const value: unknown = Reflect.get(trx, name, trx);
      return typeof value === 'function' ? value.bind(trx) : value;
    },
  });
  return {
    db,
    now: () => scene().at,
    set(trx, at) {
      current = { trx, at };
    },
  };
}

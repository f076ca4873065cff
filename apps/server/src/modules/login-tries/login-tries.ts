import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { forgetTries, giveBackTry, takeTry } from './store.ts';
import { createUnderWay } from './under-way.ts';

/** `last-wrong` is the wrong password that begins the lock; while `locked` nothing is judged, not even a right one. */
type LoginVerdict = 'right' | 'wrong' | 'last-wrong' | 'locked';

export interface LoginTries {
  judge(loginId: string, isRight: () => Promise<boolean>): Promise<LoginVerdict>;
  /** Lifts the lock. */
  forget(db: Kysely<DB>, loginId: string): Promise<void>;
}

interface LoginTriesParts {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly key: () => Promise<Buffer>;
  readonly maxTries: number;
  readonly lockS: number;
}

/** Wrong passwords in a row, counted for every login id whether it exists or not. */
export function createLoginTries({ db, now, key, maxTries, lockS }: LoginTriesParts): LoginTries {
  const judgements = createUnderWay();

  async function keyOf(loginId: string): Promise<Buffer> {
    const hmac = createHmac('sha256', await key());
    return hmac.update(loginId.toLowerCase()).digest();
  }

  return {
    async judge(loginId, isRight) {
      const loginKey = await keyOf(loginId);
      for (;;) {
        const before = judgements.endsOf(loginId);
        const tries = await takeTry(db, { loginKey, maxTries, lockS, at: now() });
        if (tries !== undefined) {
          return judgements.run(loginId, () => judgeTry({ db, loginKey, isLast: tries >= maxTries }, isRight));
        }
        // Not yet locked while one that is being judged may turn out right: who pressed twice is not sent away.
        const others = before.length > 0 ? before : judgements.endsOf(loginId);
        if (others.length === 0) return 'locked';
        await Promise.race(others);
      }
    },
    forget: async (trx, loginId) => forgetTries(trx, await keyOf(loginId)),
  };
}

interface TakenTry {
  readonly db: Kysely<DB>;
  readonly loginKey: Buffer;
  readonly isLast: boolean;
}

async function judgeTry({ db, loginKey, isLast }: TakenTry, isRight: () => Promise<boolean>): Promise<LoginVerdict> {
  try {
    if (!(await isRight())) return isLast ? 'last-wrong' : 'wrong';
  } catch (error) {
    await giveBackTry(db, loginKey);
    throw error;
  }
  await forgetTries(db, loginKey);
  return 'right';
}

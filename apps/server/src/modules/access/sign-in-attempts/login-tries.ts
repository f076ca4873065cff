import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { findLockEnd, forgetTries, forgetTriesOfAll, giveBackTry, type Side, takeTry } from './store.ts';

/** `last-wrong` is the wrong password that begins the lock; while `locked` nothing is evaluated, not even a right one. */
type LoginResult = 'right' | 'wrong' | 'last-wrong' | 'locked';

interface LoginTry {
  readonly loginId: string;
  /** The hash of its cookie where the device has signed in with this login id before. It is evaluated by its own tries. */
  readonly knownDevice?: Buffer | undefined;
}

export interface LoginTries {
  evaluate(login: LoginTry, isRight: () => Promise<boolean>): Promise<LoginResult>;
  /** Until when attackers or a known device are locked out; null where nobody is. */
  lockedUntil(db: Kysely<DB>, loginId: string): Promise<Date | null>;
  /** Lifts the lock, for attackers and known devices. */
  forget(db: Kysely<DB>, loginId: string): Promise<void>;
}

interface LoginTriesDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly key: () => Promise<Buffer>;
  readonly maxTries: number;
  readonly lockS: number;
}

const noDevice = Buffer.alloc(0);

/**
 * Wrong passwords in a row, counted for every login id whether it exists or not. Attackers lock out attackers: a device
 * that its owner has signed in with before has a count of its own.
 */
export function createLoginTries({ db, now, key, maxTries, lockS }: LoginTriesDependencies): LoginTries {
  const inTurn = createTurns();
  const evaluations = createUnderWay();

  async function keyOf(loginId: string): Promise<Buffer> {
    const hmac = createHmac('sha256', await key());
    return hmac.update(loginId.toLowerCase()).digest();
  }

  return {
    async evaluate({ loginId, knownDevice: deviceKey = noDevice }, isRight) {
      const side = { loginKey: await keyOf(loginId), deviceKey };
      const name = `${side.loginKey.toString('hex')} ${deviceKey.toString('hex')}`;
      for (;;) {
        // One after the other, so that anyone who finds none left knows every evaluation that may give one back: no try
        // of this process is still on its way from the database.
        const { evaluation, others } = await inTurn(name, async () => {
          const underWay = evaluations.of(name);
          const tries = await takeTry(db, { ...side, maxTries, lockS, at: now() });
          if (tries === undefined) return { evaluation: undefined, others: underWay };
          const isLast = tries >= maxTries;
          return {
            evaluation: evaluations.add(name, evaluateAttempt({ db, side, isLast }, isRight)),
            others: underWay,
          };
        });
        if (evaluation) return evaluation;
        // Not yet locked while one that is being evaluated may turn out right: who pressed twice is not sent away.
        if (!(await isAnyGivenBack(others))) return 'locked';
      }
    },
    lockedUntil: async (trx, loginId) =>
      findLockEnd(trx, { loginKey: await keyOf(loginId), maxTries, lockS, at: now() }),
    forget: async (trx, loginId) => forgetTriesOfAll(trx, await keyOf(loginId)),
  };
}

interface TakenTry {
  readonly db: Kysely<DB>;
  readonly side: Side;
  readonly isLast: boolean;
}

async function evaluateAttempt({ db, side, isLast }: TakenTry, isRight: () => Promise<boolean>): Promise<LoginResult> {
  try {
    if (!(await isRight())) return isLast ? 'last-wrong' : 'wrong';
  } catch (error) {
    await giveBackTry(db, side);
    throw error;
  }
  await forgetTries(db, side);
  return 'right';
}

/** Answers as soon as one try is given back, or when all of them count. */
async function isAnyGivenBack(evaluations: readonly Promise<LoginResult>[]): Promise<boolean> {
  const givenBack = evaluations.map(async (evaluation) => {
    const result = await evaluation.catch(() => undefined);
    if (result === 'wrong' || result === 'last-wrong') throw new Error('The try counts.');
  });
  return Promise.any(givenBack).then(
    () => true,
    () => false,
  );
}

/** Does pieces of work of one name one after the other. */
function createTurns() {
  const lastTurns = new Map<string, Promise<unknown>>();
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (lastTurns.get(name) ?? Promise.resolve()).then(work);
    const end = turn.catch(() => undefined);
    lastTurns.set(name, end);
    try {
      return await turn;
    } finally {
      if (lastTurns.get(name) === end) lastTurns.delete(name);
    }
  };
}

/** The evaluations that this process has under way, by login id. */
function createUnderWay() {
  const underWay = new Map<string, Set<Promise<LoginResult>>>();
  return {
    of: (name: string) => [...(underWay.get(name) ?? [])],
    add(name: string, evaluation: Promise<LoginResult>): Promise<LoginResult> {
      const ofName = underWay.get(name) ?? new Set();
      underWay.set(name, ofName.add(evaluation));
      const remove = () => {
        ofName.delete(evaluation);
        if (ofName.size === 0) underWay.delete(name);
      };
      evaluation.then(remove, remove);
      return evaluation;
    },
  };
}

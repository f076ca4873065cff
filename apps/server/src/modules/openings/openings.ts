import { BankUnavailable } from '../../bank/bank-errors.ts';
import { backOffMs } from '../../outgoing/back-off.ts';
import { advanceOpening } from './advance-opening.ts';
import type { Opening, OpeningRequest } from './opening.ts';
import type { OpeningParts } from './opening-parts.ts';
import { findOpening, keepOpening, postponeOpening, requeueOpenings } from './store.ts';

export interface Openings {
  /**
   * Opens an account, or goes on with an opening of the same id. While the bank does not answer, what comes back is
   * not finished; the worker goes on with it.
   */
  open(request: OpeningRequest): Promise<Opening>;
  /** One try at an opening that was left unfinished. */
  advance(authorizationReqId: string): Promise<void>;
  /** New jobs for openings whose job was lost with its process; answers how many. */
  recover(): Promise<number>;
}

/** Whoever carries an opening on writes down something more often than this. */
const lostAfterMs = 60_000;

export function createOpenings(parts: OpeningParts): Openings {
  const { db, now, random } = parts;

  async function advance(authorizationReqId: string): Promise<void> {
    try {
      await advanceOpening(authorizationReqId, parts);
    } catch (error) {
      if (!(error instanceof BankUnavailable)) throw error;
      await postpone(authorizationReqId);
    }
  }

  async function postpone(authorizationReqId: string): Promise<void> {
    const opening = await findOpening(db, authorizationReqId);
    if (!opening) return;
    const until = new Date(now().getTime() + backOffMs(opening.attempts + 1, random));
    await db.transaction().execute((trx) => postponeOpening(trx, opening, until));
  }

  return {
    async open(request) {
      await db.transaction().execute((trx) => keepOpening(trx, request, now()));
      await advance(request.authorizationReqId);
      const opening = await findOpening(db, request.authorizationReqId);
      if (opening?.customerId !== request.customerId) throw new Error('The opening belongs to another customer.');
      return opening;
    },
    advance,
    recover: () => requeueOpenings(db, new Date(now().getTime() - lostAfterMs), now()),
  };
}

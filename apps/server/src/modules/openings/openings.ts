import { BankUnavailable } from '../../bank/bank-errors.ts';
import { backOffMs } from '../../outgoing/back-off.ts';
import { endOpening } from './end-opening.ts';
import { isFinished, type Opening, type OpeningDependencies, type OpeningRequest } from './opening.ts';
import { openingSteps } from './opening-steps.ts';
import { changeOpening, findOpening, keepOpening, postponeOpening, requeueOpenings } from './store.ts';

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

export function createOpenings(dependencies: OpeningDependencies): Openings {
  const { db, now, random } = dependencies;

  async function advance(authorizationReqId: string): Promise<void> {
    try {
      await advanceOpening(authorizationReqId, dependencies);
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

/**
 * Carries an opening on until it is finished, from wherever it was left. Several may do so at once: the bank carries
 * out each order once, and of several that write down the same step the first one counts.
 */
async function advanceOpening(authorizationReqId: string, dependencies: OpeningDependencies): Promise<Opening> {
  for (;;) {
    const opening = await findOpening(dependencies.db, authorizationReqId);
    if (!opening) throw new Error('There is no opening of this id.');
    if (isFinished(opening)) return opening;
    await doNextStep(opening, dependencies);
  }
}

async function doNextStep(opening: Opening, dependencies: OpeningDependencies): Promise<void> {
  const { step } = opening;
  if (step === 'done' || step === 'refused') return;
  if (step === 'tell') return endOpening(opening, { step: 'done' }, dependencies);
  const change = await openingSteps[step](opening, dependencies);
  if (isFinished(change)) return endOpening(opening, change, dependencies);
  await changeOpening(dependencies.db, opening, change, dependencies.now());
}

import type { Transaction } from 'kysely';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { backOffMs } from '../../../outgoing/back-off.ts';
import { isUuid } from '../../../uuid.ts';
import { endOpening } from './end-opening.ts';
import { type BankOpening, isFinished, type OpeningDependencies, type OpeningRequest } from './opening.ts';
import { openingSteps } from './opening-steps.ts';
import { changeOpening, claimOpening, findOpening, insertOpening, openingWork } from './store.ts';

export interface Openings {
  /**
   * Opens an account, or goes on with an opening of the same id. While the bank does not answer, what comes back is
   * not finished; the worker goes on with it.
   */
  open(request: OpeningRequest): Promise<BankOpening>;
  /** The first half of that, for who has more to keep in the same transaction. */
  keep(trx: Transaction<DB>, request: OpeningRequest): Promise<void>;
  /** The second half, which may come again and again; nothing where there is no such opening of the customer. */
  goOn(asked: Pick<OpeningRequest, 'authorizationReqId' | 'customerId'>): Promise<BankOpening | undefined>;
  find(asked: Pick<OpeningRequest, 'authorizationReqId' | 'customerId'>): Promise<BankOpening | undefined>;
  /** One try at an opening that was left unfinished. */
  advance(authorizationReqId: string): Promise<void>;
}

export function createOpenings(dependencies: OpeningDependencies): Openings {
  const { db, now } = dependencies;
  const advance = (authorizationReqId: string) => advanceOpening(authorizationReqId, dependencies);

  async function find({ authorizationReqId, customerId }: Parameters<Openings['find']>[0]) {
    const found = isUuid(authorizationReqId) ? await findOpening(db, authorizationReqId) : undefined;
    return found?.customerId === customerId ? found : undefined;
  }

  async function goOn(asked: Parameters<Openings['goOn']>[0]) {
    const found = await find(asked);
    if (!found || isFinished(found)) return found;
    await advance(found.authorizationReqId);
    return find(asked);
  }

  return {
    async open(request) {
      await db.transaction().execute((trx) => insertOpening(trx, request, now()));
      const opening = await goOn(request);
      if (!opening) throw new Error('The opening belongs to another customer.');
      return opening;
    },
    keep: (trx, request) => insertOpening(trx, request, now()),
    goOn,
    find,
    advance,
  };
}

/** Carries an opening on until it is finished, from wherever it was left, or until the bank does not answer. */
async function advanceOpening(authorizationReqId: string, dependencies: OpeningDependencies): Promise<void> {
  const { db, now, random } = dependencies;
  for (;;) {
    const opening = await claimOpening(db, authorizationReqId, now());
    if (!opening) return;
    try {
      await doNextStep(opening, dependencies);
    } catch (error) {
      if (!(error instanceof BankUnavailable)) throw error;
      const { attempts } = opening;
      const delayMs = backOffMs(attempts, random);
      return openingWork.postpone(db, authorizationReqId, { at: now(), delayMs, attempts });
    }
  }
}

async function doNextStep(opening: BankOpening, dependencies: OpeningDependencies): Promise<void> {
  const { step } = opening;
  if (step === 'done' || step === 'refused') return;
  if (step === 'tell') return endOpening(opening, { step: 'done' }, dependencies);
  const change = await openingSteps[step](opening, dependencies);
  if (isFinished(change)) return endOpening(opening, change, dependencies);
  await changeOpening(dependencies.db, opening, change, dependencies.now());
}

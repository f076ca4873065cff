import { endOpening } from './end-opening.ts';
import { isFinished, type Opening } from './opening.ts';
import type { OpeningParts } from './opening-parts.ts';
import { openingSteps } from './opening-steps.ts';
import { changeOpening, findOpening } from './store.ts';

/**
 * Carries an opening on until it is finished, from wherever it was left. Several may do so at once: the bank carries
 * out each order once, and of several that write down the same step the first one counts.
 */
export async function advanceOpening(authorizationReqId: string, parts: OpeningParts): Promise<Opening> {
  for (;;) {
    const opening = await findOpening(parts.db, authorizationReqId);
    if (!opening) throw new Error('There is no opening of this id.');
    if (isFinished(opening)) return opening;
    await doNextStep(opening, parts);
  }
}

async function doNextStep(opening: Opening, parts: OpeningParts): Promise<void> {
  const { step } = opening;
  if (step === 'done' || step === 'refused') return;
  if (step === 'tell') return endOpening(opening, { step: 'done' }, parts);
  const change = await openingSteps[step](opening, parts);
  if (isFinished(change)) return endOpening(opening, change, parts);
  await changeOpening(parts.db, opening, change, parts.now());
}

import { countForDay } from './daily-limit.ts';
import { type AskedTurns, saveHeadTurns } from './head-turn-store.ts';
import type { IdentityCheckDependencies } from './identity-check.ts';

/** Tells a customer which way to turn the head in the next video, for one application or for whichever it will be. */
export async function askForTurns(
  customerId: string,
  authorizationReqId: string | undefined,
  dependencies: IdentityCheckDependencies,
): Promise<AskedTurns> {
  const { db, now, applications } = dependencies;
  if (authorizationReqId) await applications.requireOpen({ customerId, authorizationReqId });
  await countForDay(db, 'turns asked', customerId, dependencies);
  return saveHeadTurns(db, { customerId, authorizationReqId, at: now() });
}

import { type AskedTurns, saveHeadTurns } from './head-turn-store.ts';
import type { IdentityCheckDependencies } from './identity-check.ts';

/** Tells a customer which way to turn the head in the next video, for one application or for whichever it will be. */
export async function askForTurns(
  customerId: string,
  authorizationReqId: string | undefined,
  { db, now, applications }: IdentityCheckDependencies,
): Promise<AskedTurns> {
  if (authorizationReqId) await applications.requireOpen({ customerId, authorizationReqId });
  return saveHeadTurns(db, { customerId, authorizationReqId, at: now() });
}

import { listCorrectedItems } from '../../customers/details/index.ts';
import type { ApplicationDependencies } from './application.ts';
import type { AskedCorrection, DoneSince } from './correction.ts';
import { listSavedSteps } from './store.ts';

interface Corrected {
  readonly authorizationReqId: string;
  readonly correction: AskedCorrection;
}

/** What the customer has done since staff asked. */
export async function findDone(
  { authorizationReqId, correction }: Corrected,
  { db, files }: Pick<ApplicationDependencies, 'db' | 'files'>,
): Promise<DoneSince> {
  return {
    steps: await listSavedSteps(db, authorizationReqId, correction.revision),
    files: await files.list(authorizationReqId, db),
    details: await listCorrectedItems(db, authorizationReqId, new Date(correction.askedAt)),
  };
}

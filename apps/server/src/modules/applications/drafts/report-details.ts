import { errorCodes } from '@taga/contract';
import { DomainError } from '../../../domain-error.ts';
import type { ApplicationDependencies } from './application.ts';
import { requireChangeable } from './correction.ts';
import { type ApplicationKey, lockApplication, setDetailsReported } from './store.ts';

/**
 * The customer says that something in the details of the sign-up is wrong which they cannot mend themselves, or takes it
 * back. Staff read it when the application is submitted.
 */
export async function reportDetails(
  named: ApplicationKey,
  isWrong: boolean,
  { db, now }: Pick<ApplicationDependencies, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const application = await lockApplication(trx, named);
    if (!application) throw new DomainError(errorCodes.notFound);
    requireChangeable(application, () => true);
    await setDetailsReported(trx, named, isWrong ? now() : null);
  });
}

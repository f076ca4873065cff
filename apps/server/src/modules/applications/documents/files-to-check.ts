import { errorCodes } from '@taga/contract';
import { DomainError } from '../../../domain-error.ts';
import {
  type Application,
  findNamedApplication,
  isOfIdentity,
  lockApplication,
  requireChangeable,
} from '../drafts/index.ts';
import type { CheckedApplications } from '../identity-checks/index.ts';
import { findFile, listFilesToCheck } from './store.ts';
import { type ApplicationFileDependencies, uploadFile } from './upload-file.ts';

/** The customer's own, if photos and video of it are theirs to change. */
function requireOpen(application: Application | undefined): Application {
  if (!application) throw new DomainError(errorCodes.notFound);
  requireChangeable(application, isOfIdentity);
  return application;
}

/** Applications and their files, for anyone who checks identities. */
export function createFilesToCheck(
  dependencies: ApplicationFileDependencies,
): Omit<CheckedApplications, 'notifyResult'> {
  const { db, files } = dependencies;
  return {
    async requireOpen(named) {
      requireOpen(await findNamedApplication(db, named));
    },
    async lockOpen(trx, named) {
      requireOpen(await lockApplication(trx, named));
    },
    listFiles: listFilesToCheck,
    async readFile(id, customerId) {
      const file = await findFile(db, id);
      return file && files.find(file.storedName, customerId);
    },
    /** A video that came with another request. */
    async saveVideo(named, { name, bytes }) {
      requireOpen(await findNamedApplication(db, named));
      const owner = { customerId: named.customerId, id: named.authorizationReqId };
      await uploadFile(owner, { type: 'SELFIE-VIDEO', name, content: { bytes } }, dependencies);
    },
  };
}

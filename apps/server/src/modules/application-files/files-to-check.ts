import { isOfIdentity, lockApplication } from '../applications/index.ts';
import type { CheckedApplications } from '../identity-checks/index.ts';
import { storedName } from './application-file.ts';
import { listFilesToCheck } from './store.ts';
import { type ApplicationFileDependencies, findOpen, keepVideo, requireOpen } from './upload-file.ts';

/** Applications and their files, for whoever checks identities. */
export function createFilesToCheck(dependencies: ApplicationFileDependencies): Omit<CheckedApplications, 'tellJudged'> {
  const { db, files } = dependencies;
  return {
    async requireOpen(named) {
      await findOpen(db, named);
    },
    async lockOpen(trx, named) {
      requireOpen(await lockApplication(trx, named), isOfIdentity);
    },
    listFiles: listFilesToCheck,
    readFile: (id, customerId) => files.find(storedName(id), customerId),
    keepVideo: (named, video) => keepVideo(named, video, dependencies),
  };
}

import { listUnhashed, savePictureHashes } from './file-hash-store.ts';
import type { IdentityCheckDependencies } from './identity-check.ts';
import type { WaitingCheck } from './waiting-store.ts';

/** Notes what photos and video look like, so that they are known again. False where nobody could look at them now. */
export async function hashFiles(
  { id, customerId, subject }: WaitingCheck,
  { db, applications, hashPictures }: IdentityCheckDependencies,
): Promise<boolean> {
  for (const fileId of await listUnhashed(db, subject.fileIds)) {
    const bytes = await applications.readFile(fileId, customerId);
    const hashes = bytes ? await hashPictures(bytes, id) : [];
    if (!hashes) return false;
    await savePictureHashes(db, fileId, hashes);
  }
  return true;
}

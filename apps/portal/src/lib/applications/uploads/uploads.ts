import { imageFile, incomeProofFile } from '@taga/contract/rules/applications/upload';
import { createUploadQueue, findFileProblem } from '@taga/web/uploads';
import { getSession, subscribeToSession } from '../../access/session/session-store.ts';
import type { FileOwner } from './file-owner.ts';
import { sendFile } from './send-file.ts';

/** The files on their way from this page. They go on while the customer looks at another page of the portal. */
export const uploads = createUploadQueue<FileOwner>({
  send: sendFile,
  findProblem(file, fileType) {
    // Made by ourselves.
    if (fileType === 'SELFIE-VIDEO') return undefined;
    return findFileProblem(file, fileType === 'SRC_INCOME_FILE' ? incomeProofFile : imageFile);
  },
});

function stopAfterSession() {
  if (getSession().kind !== 'open') uploads.stop();
}

// The build loads it too, to see which files its pages are drawn with.
if (typeof window !== 'undefined') subscribeToSession(stopAfterSession);

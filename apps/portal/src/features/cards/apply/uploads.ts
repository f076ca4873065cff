import { uploadCardDocument } from '@taga/contract/calls/cards';
import type { CardDocumentType } from '@taga/contract/rules/applications/card-codes';
import { imageFile } from '@taga/contract/rules/applications/upload';
import { createTus, createUploadQueue, type FileOwner, findFileProblem, sendBytes } from '@taga/web/uploads';
import { bases } from '../../../config/requests.ts';
import { getSession, subscribeToSession } from '../../../lib/access/session/session-store.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { uploadRetryRule } from '../../../lib/platform/api/retry-rules.ts';
import { uploadTokens } from '../../../lib/platform/api/token-source.ts';

const tus = createTus({ base: bases.upload, retryRule: uploadRetryRule, findTokens: uploadTokens });

/** Photos on their way. They go on while the customer is at another section. */
export const uploads = createUploadQueue<FileOwner>({
  findProblem: (file) => findFileProblem(file, imageFile),
  async send(upload, sending) {
    const { language, signal } = sending;
    const body = {
      DOCNumber: upload.owner.authorizationReqId,
      Type: upload.fileType as CardDocumentType,
      FileName: upload.name,
      UploadId: await sendBytes(tus, upload, sending),
      Sha256: upload.sha256,
    };
    // The queue says what is to be said.
    const { Data } = await callApi(uploadCardDocument, { body, language, signal, isQuiet: true });
    return { id: Data.FileId, type: Data.Type, name: Data.FileName, url: Data.FileUrl };
  },
});

subscribeToSession(() => {
  if (getSession().kind !== 'open') uploads.stop();
});

import { uploadCardDocument } from '@taga/contract/calls/cards';
import type { CardDocumentType } from '@taga/contract/rules/card-codes';
import { imageFile } from '@taga/contract/rules/upload';
import { createTus, createUploadQueue, type FileOwner, findFileProblem, sendBytes } from '@taga/web/uploads';
import { bases } from '../../config/requests.ts';
import { callCards, uploadRetryRule } from '../api/call-cards.ts';
import { cardTokens } from '../session/card-tokens.ts';

const tus = createTus({ base: bases.upload, retryRule: uploadRetryRule, findTokens: () => cardTokens });

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
    const { Data } = await callCards(uploadCardDocument, { body, language, signal, isQuiet: true });
    return { id: Data.FileId, type: Data.Type, name: Data.FileName, url: Data.FileUrl };
  },
});

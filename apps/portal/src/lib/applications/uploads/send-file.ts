import { uploadFile } from '@taga/contract/endpoints/uploads';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import { createTus, type FileSending, type StoredUpload, sendBytes } from '@taga/web/uploads';
import { bases } from '../../../config/requests.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { uploadRetryRule } from '../../platform/api/retry-rules.ts';
import { uploadTokens } from '../../platform/api/token-source.ts';
import type { FileOwner } from './file-owner.ts';

const tus = createTus({ base: bases.upload, retryRule: uploadRetryRule, findTokens: uploadTokens });

/** Sends what the server does not have yet of a file, and adds it to its application. */
export async function sendFile(upload: StoredUpload<FileOwner>, sending: FileSending): Promise<UploadedFile> {
  const { loginId, owner, fileType, name, sha256 } = upload;
  const body = {
    UploadId: await sendBytes(tus, upload, sending),
    AuthorizationReqId: owner.authorizationReqId,
    AccountClass: owner.accountClass,
    Currency: owner.currency as 'MMK',
    LoginId: loginId,
    FileType: fileType as FileType,
    FileName: name,
    Sha256: sha256,
  };
  const { language, signal } = sending;
  // The queue says what is to be said.
  const answer = await callApi(uploadFile, { body, language, signal, isQuiet: true });
  return { id: answer.Data.FileId, type: answer.fileType, name: answer.fileName, url: answer.fileUrl };
}

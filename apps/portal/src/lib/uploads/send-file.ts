import { uploadFile } from '@taga/contract/calls/uploads';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { callApi } from '../api/call-api.ts';
import { beginUpload, getReceivedBytes, type Sending, sendPart } from './tus.ts';
import type { StoredUpload } from './upload-store.ts';

export interface FileSending extends Sending {
  /** Keeps what has been reached, so that a closed tab goes on from there. */
  note(reached: Pick<StoredUpload, 'uploadId' | 'isSent'>): Promise<void>;
  onProgress(sentBytes: number): void;
}

/** Five seconds of a link of 50 kbit/s; no smaller, because the server takes at most 400 parts of a file. */
const smallestPart = 32 * 1024;
const largestPart = 1024 * 1024;
/** A part should not take longer, so that little is lost with it and the bar moves; nor be over at once. */
const shortestMs = 1_500;
const longestMs = 6_000;

/** As large as the network has shown that it carries. */
function nextPartBytes(bytes: number, tookMs: number): number {
  if (tookMs < shortestMs) return Math.min(bytes * 2, largestPart);
  return tookMs > longestMs ? Math.max(bytes / 2, smallestPart) : bytes;
}

/** Goes on where the server stopped hearing us; answers what the server calls the whole. */
async function sendBytes({ bytes, uploadId: begun }: StoredUpload, sending: FileSending): Promise<string> {
  const uploadId = begun ?? (await beginUpload(bytes.byteLength, sending));
  if (!begun) await sending.note({ uploadId });
  let sentBytes = begun ? await getReceivedBytes(uploadId, sending) : 0;
  let partBytes = smallestPart;
  sending.onProgress(sentBytes);
  while (sentBytes < bytes.byteLength) {
    const startedMs = performance.now();
    sentBytes = await sendPart(uploadId, sentBytes, bytes.slice(sentBytes, sentBytes + partBytes), sending);
    partBytes = nextPartBytes(partBytes, performance.now() - startedMs);
    sending.onProgress(sentBytes);
  }
  await sending.note({ uploadId, isSent: true });
  return uploadId;
}

/** Sends what the server does not have yet of a file, and adds it to its application. */
export async function sendFile(upload: StoredUpload, sending: FileSending): Promise<UploadedFile> {
  const { loginId, owner, fileType, name, sha256 } = upload;
  // The answer to the last step may be what got lost: asked again, the server gives the same one.
  const uploadId = upload.isSent ? upload.uploadId : await sendBytes(upload, sending);
  sending.onProgress(upload.bytes.byteLength);
  const body = {
    UploadId: uploadId,
    AuthorizationReqId: owner.authorizationReqId,
    AccountClass: owner.accountClass,
    Currency: owner.currency as 'MMK',
    LoginId: loginId,
    FileType: fileType,
    FileName: name,
    Sha256: sha256,
  };
  const { language, signal } = sending;
  // The queue says what is to be said.
  const {
    fileUrl,
    fileType: type,
    fileName,
    Data,
  } = await callApi(uploadFile, { body, language, signal, isQuiet: true });
  return { id: Data.FileId, type, name: fileName, url: fileUrl };
}

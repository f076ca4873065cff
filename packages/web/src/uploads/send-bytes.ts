import type { Sending, Tus } from './tus.ts';
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

async function sendParts(
  tus: Tus,
  { bytes, uploadId: started }: Pick<StoredUpload, 'bytes' | 'uploadId'>,
  sending: FileSending,
): Promise<string> {
  const uploadId = started ?? (await tus.begin(bytes.byteLength, sending));
  if (!started) await sending.note({ uploadId });
  let sentBytes = started ? await tus.getReceivedBytes(uploadId, sending) : 0;
  let partBytes = smallestPart;
  sending.onProgress(sentBytes);
  while (sentBytes < bytes.byteLength) {
    const startedMs = performance.now();
    sentBytes = await tus.sendPart(uploadId, sentBytes, bytes.slice(sentBytes, sentBytes + partBytes), sending);
    partBytes = nextPartBytes(partBytes, performance.now() - startedMs);
    sending.onProgress(sentBytes);
  }
  await sending.note({ uploadId, isSent: true });
  return uploadId;
}

/** Sends what the server does not have yet of a file; answers what the server calls the whole. */
export async function sendBytes(
  tus: Tus,
  upload: Pick<StoredUpload, 'bytes' | 'uploadId' | 'isSent'>,
  sending: FileSending,
): Promise<string> {
  // The answer to the last step may be what got lost: asked again, the server gives the same one.
  const uploadId = upload.isSent && upload.uploadId ? upload.uploadId : await sendParts(tus, upload, sending);
  sending.onProgress(upload.bytes.byteLength);
  return uploadId;
}

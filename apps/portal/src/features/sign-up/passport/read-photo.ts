import { readPassport } from '@taga/contract/endpoints/register';
import type { ReadPassportDetails, UnreadLines } from '@taga/contract/records/customers/read-passport';
import type { Language } from '@taga/i18n';
import { ApiError } from '@taga/web/api';
import { drawPhoto } from '@taga/web/uploads';
import { lookAtPhoto, type PhotoFault } from '../../../lib/applications/capture/look-at-photo.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';

/** What the reader looks at; more would only take longer to send. */
const readSize = { longestSidePx: 1_500, wantedBytes: 200_000 };

export interface PhotoProblem {
  readonly why: UnreadLines | 'file' | 'tooMany' | 'busy' | 'offline';
  /** What may be the reason, as far as the browser can see. */
  readonly fault?: PhotoFault | undefined;
}

function toBase64(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
}

/** By what the server answers; nothing is told in a toast, because typing is always possible. */
function problemOf(failure: unknown): PhotoProblem {
  if (!(failure instanceof ApiError)) return { why: 'busy' };
  if (failure.status === null) return { why: 'offline' };
  const byStatus: Readonly<Record<number, PhotoProblem['why']>> = { 400: 'file', 413: 'file', 429: 'tooMany' };
  return { why: byStatus[failure.status] ?? 'busy' };
}

/** Has a photo read by the server, which does not keep it. */
export async function readPhoto(
  photo: Blob,
  language: Language,
): Promise<ReadPassportDetails | { readonly problem: PhotoProblem }> {
  const drawn = await drawPhoto(photo, readSize).catch(() => undefined);
  if (!drawn) return { problem: { why: 'file' } };
  try {
    const body = { FileData: await toBase64(drawn) };
    const { Data } = await callApi(readPassport, { body, language, isQuiet: true });
    if (Data.Passport) return Data.Passport;
    return { problem: { why: Data.Unread ?? 'NO_LINES', fault: await lookAtPhoto(photo) } };
  } catch (failure) {
    return { problem: problemOf(failure) };
  }
}

import type { imageFile, incomeProofFile } from '@taga/contract/rules/applications/upload';
import type { MessageKey } from '@taga/contract/rules/fields/message-keys';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { drawPhoto } from './draw-photo.ts';

export interface PreparedFile {
  readonly bytes: ArrayBuffer;
  readonly mediaType: string;
  readonly sha256: string | undefined;
}

/** Why a file cannot be sent at all. */
export type FileProblem = MessageKey | 'uploads.problem.heic' | 'uploads.problem.unreadable';

/** Some phones hand over a file without saying what it is. */
const typesByName: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

function mediaTypeOf(file: Blob): string {
  const ending = file instanceof File ? (file.name.split('.').at(-1)?.toLowerCase() ?? '') : '';
  return file.type || typesByName[ending] || '';
}

/** How iPhones keep photos for themselves. Nobody else can open them. */
function isHeic(file: Blob): boolean {
  return /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name));
}

/** What can be told without opening it, by the rule of its kind. */
export function findFileProblem(file: Blob, rule: typeof imageFile | typeof incomeProofFile): FileProblem | undefined {
  const problem = findProblem(rule, { sizeBytes: file.size, mediaType: mediaTypeOf(file) });
  if (problem === 'validation.upload.tooLarge') return problem;
  if (isHeic(file)) return 'uploads.problem.heic';
  return problem === 'validation.invalid' ? 'uploads.problem.unreadable' : problem;
}

/** Nothing where the page did not come over a safe connection: the browser does not reckon there. */
async function findSha256(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lines that were drawn on the screen: small already, and sharp only as they are. */
function isDrawing(file: Blob, mediaType: string): boolean {
  return mediaType === 'image/png' && !(file instanceof File);
}

/**
 * A photo goes upright and small, everything else as it is. Nothing when it cannot be opened: it is no picture at all, or
 * one that is gone, such as a file in the cloud or a photo deleted meanwhile.
 */
export async function prepareFile(file: Blob): Promise<PreparedFile | undefined> {
  const mediaType = mediaTypeOf(file);
  try {
    const isPhoto = mediaType.startsWith('image/') && !isDrawing(file, mediaType);
    const sent = isPhoto ? await drawPhoto(file) : file;
    const bytes = await sent.arrayBuffer();
    return { bytes, mediaType: sent.type || mediaType, sha256: await findSha256(bytes) };
  } catch {
    return undefined;
  }
}

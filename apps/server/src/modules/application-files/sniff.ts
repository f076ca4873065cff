import type { FileType } from '@taga/contract/records/file';
import { imageMediaTypes, incomeProofMediaTypes } from '@taga/contract/rules/upload';
import { fileTypeFromBuffer } from 'file-type';

/** What phones record; iPhones call theirs QuickTime. */
const videoMediaTypes = ['video/webm', 'video/mp4', 'video/quicktime'] as const;

const allowed: Readonly<Record<FileType, readonly string[]>> = {
  'PRIMARY-FRONT': imageMediaTypes,
  'PRIMARY-BACK': imageMediaTypes,
  'SECONDARY-FRONT': imageMediaTypes,
  'SECONDARY-BACK': imageMediaTypes,
  SIGNATURE: imageMediaTypes,
  SRC_INCOME_FILE: incomeProofMediaTypes,
  'SELFIE-VIDEO': videoMediaTypes,
};

const sniffedBytes = 4_100;

/** What a file of a kind may be. */
export function mediaTypesOf(type: FileType): readonly string[] {
  return allowed[type];
}

/** What the bytes are, whatever their name or sender says; nothing when that is not allowed here. */
export async function sniff(bytes: Buffer, mediaTypes: readonly string[]): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, sniffedBytes));
  // A matroska file may hold anything; the decoder takes what a browser records and refuses the rest.
  const mediaType = found?.mime === 'video/matroska' ? 'video/webm' : found?.mime;
  return mediaType !== undefined && mediaTypes.includes(mediaType) ? mediaType : undefined;
}

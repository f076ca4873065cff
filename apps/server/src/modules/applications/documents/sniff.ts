import { fileTypeFromBuffer } from 'file-type';

const sniffedBytes = 4_100;

/** What the bytes are, whatever their name or sender says; nothing when that is not allowed here. */
export async function sniff(bytes: Buffer, mediaTypes: readonly string[]): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, sniffedBytes));
  // A matroska file may hold anything; the decoder takes what a browser records and refuses the rest.
  const mediaType = found?.mime === 'video/matroska' ? 'video/webm' : found?.mime;
  return mediaType !== undefined && mediaTypes.includes(mediaType) ? mediaType : undefined;
}

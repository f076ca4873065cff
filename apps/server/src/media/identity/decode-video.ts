import { decodeMp4 } from './decode-mp4.ts';
import { decodeWebm } from './decode-webm.ts';
import type { DecodedVideo } from './decoded-video.ts';

const matroska = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

const isWebm = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).equals(matroska);
const isMp4 = (bytes: Uint8Array) => Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';

export function isVideo(bytes: Uint8Array): boolean {
  return isWebm(bytes) || isMp4(bytes);
}

export async function decodeVideo(bytes: Uint8Array): Promise<DecodedVideo> {
  if (isWebm(bytes)) return decodeWebm(bytes);
  if (isMp4(bytes)) return decodeMp4(bytes);
  throw new Error('Neither WebM nor MP4.');
}

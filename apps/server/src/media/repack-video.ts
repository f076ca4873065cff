import { maxFileBytes } from '@taga/contract/constants';
import { runFfmpeg } from './identity/run-ffmpeg.ts';
import type { RepackedVideo } from './media-jobs.ts';

/** Less than a picture may take: a video that takes longer is kept as it came. */
const timeoutMs = 2_000;
const matroska = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const containers = {
  'video/webm': ['-f', 'webm'],
  // What is written into a pipe cannot be gone back to, so the index comes with each piece.
  'video/mp4': ['-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4'],
} as const;
const nothingButPictures = ['-map', '0:v:0', '-c', 'copy', '-map_metadata', '-1', '-map_chapters', '-1', '-bitexact'];

/** Where a phone was, when and whose it is stands beside the pictures: they alone are kept, as they are. */
export async function repackVideo({ bytes }: { readonly bytes: Uint8Array }): Promise<RepackedVideo | undefined> {
  const isMatroska = Buffer.from(bytes.subarray(0, 4)).equals(matroska);
  const mediaType = isMatroska ? 'video/webm' : 'video/mp4';
  const output = [...nothingButPictures, ...containers[mediaType]];
  try {
    return { bytes: await runFfmpeg(bytes, { output, timeoutMs, maxBytes: 2 * maxFileBytes }), mediaType };
  } catch {
    return undefined;
  }
}

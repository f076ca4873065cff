import { decodeMp4 } from './decode-mp4.ts';
import { decodeWebm } from './decode-webm.ts';
import type { DecodedVideo } from './decoded-video.ts';
import { findFaces } from './find-faces.ts';
import type { VideoMeasures } from './measures.ts';

/** Fewer than these are no video: a decoder that meets a broken file often says nothing and gives little. */
const fewestFrames = 6;

export async function measureVideo({ bytes }: { readonly bytes: Uint8Array }): Promise<VideoMeasures> {
  const { durationMs, frames } = await decode(bytes);
  if (frames.length < fewestFrames) throw new Error(`Only ${frames.length} frames could be decoded.`);
  const measured: VideoMeasures['frames'][number][] = [];
  for (const { atMs, picture } of frames) measured.push({ atMs, faces: await findFaces(picture, 'large') });
  return { durationMs, frames: measured };
}

const matroska = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

async function decode(bytes: Uint8Array): Promise<DecodedVideo> {
  const start = Buffer.from(bytes.subarray(0, 12));
  if (start.subarray(0, 4).equals(matroska)) return decodeWebm(bytes);
  if (start.toString('latin1', 4, 8) === 'ftyp') return decodeMp4(bytes);
  throw new Error('Neither WebM nor MP4.');
}

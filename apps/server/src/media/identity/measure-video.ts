import { decodeVideo } from './decode-video.ts';
import { findFaces } from './find-faces.ts';
import type { VideoMeasures } from './measures.ts';

/** Fewer than these are no video: a decoder that meets a broken file often says nothing and gives little. */
const fewestFrames = 6;

export async function measureVideo({ bytes }: { readonly bytes: Uint8Array }): Promise<VideoMeasures> {
  const { durationMs, frames } = await decodeVideo(bytes);
  if (frames.length < fewestFrames) throw new Error(`Only ${frames.length} frames could be decoded.`);
  const measured: VideoMeasures['frames'][number][] = [];
  for (const { atMs, picture } of frames) measured.push({ atMs, faces: await findFaces(picture, 'large') });
  return { durationMs, frames: measured };
}

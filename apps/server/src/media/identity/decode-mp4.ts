import { type DecodedVideo, frameSidePixels, framesWanted, spread } from './decoded-video.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const timeoutMs = 8_000;
const framesPerSecond = 2;
const longestS = 30;
const frameBytes = frameSidePixels * frameSidePixels * 3;
const maxBytes = frameBytes * framesPerSecond * longestS;

const side = frameSidePixels;
const filter = [
  `fps=${framesPerSecond}`,
  `scale=${side}:${side}:force_original_aspect_ratio=decrease`,
  `pad=${side}:${side}:(ow-iw)/2:(oh-ih)/2`,
].join(',');

/** What iPhones record: no decoder for it runs within WebAssembly, so the system's own does it, where there is one. */
export async function decodeMp4(bytes: Uint8Array): Promise<DecodedVideo> {
  const input = ['-t', String(longestS)];
  const output = ['-vf', filter, '-threads', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24'];
  const data = await runFfmpeg(bytes, { input, output, timeoutMs, maxBytes });
  const count = Math.floor(data.length / frameBytes);
  const frames = Array.from({ length: count }, (_, index) => ({
    atMs: (index * 1_000) / framesPerSecond,
    picture: {
      width: frameSidePixels,
      height: frameSidePixels,
      data: data.subarray(index * frameBytes, (index + 1) * frameBytes),
    },
  }));
  return { durationMs: (count * 1_000) / framesPerSecond, frames: spread(frames, framesWanted) };
}

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DecodedVideo, frameSidePixels, framesWanted, spread } from './decoded-video.ts';
import { ffmpeg, missingForMp4, prlimit } from './mp4-programs.ts';

const unshare = '/usr/bin/unshare';

const timeoutMs = 8_000;
const framesPerSecond = 2;
const longestS = 30;
const frameBytes = frameSidePixels * frameSidePixels * 3;
const maxBytes = frameBytes * framesPerSecond * longestS;

/**
 * What iPhones record: no decoder for it runs within WebAssembly, so the system's own does it, where there is one,
 * with nothing to reach but the file, no network, little memory and little time.
 */
export async function decodeMp4(bytes: Uint8Array): Promise<DecodedVideo> {
  if (missingForMp4().length > 0) throw new Error('There is no ffmpeg for MP4 on this machine.');
  const path = join(tmpdir(), `taga-video-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    // Nobody finds it by its name any more, and it is gone with the last who has it open.
    await rm(path);
    await file.writeFile(bytes);
    const data = await run(file.fd);
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
  } finally {
    await file.close();
  }
}

const bounds = ['--data=300000000', '--cpu=10', '--nofile=64', '--fsize=0', '--core=0'];

const side = frameSidePixels;
const filter = [
  `fps=${framesPerSecond}`,
  `scale=${side}:${side}:force_original_aspect_ratio=decrease`,
  `pad=${side}:${side}:(ow-iw)/2:(oh-ih)/2`,
].join(',');

const ffmpegArguments = [
  ...['-v', 'error', '-nostdin', '-protocol_whitelist', 'file,pipe', '-format_whitelist', 'mov,matroska'],
  ...['-codec_whitelist', 'h264,hevc,vp8,vp9', '-max_pixels', '9000000', '-threads', '1', '-t', String(longestS)],
  ...['-i', '/dev/stdin', '-an', '-sn', '-dn', '-vf', filter, '-threads', '1'],
  ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
];

function run(fd: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Some containers do not let a process give up the network; the list of protocols forbids it all the same.
    const alone = existsSync(unshare)
      ? ['/bin/sh', '-c', `${unshare} -rn true 2>/dev/null && exec ${unshare} -rn "$@" || exec "$@"`, 'sh']
      : [];
    const [command = '', ...given] = [...alone, prlimit, ...bounds, ffmpeg, ...ffmpegArguments];
    const killed = { timeout: timeoutMs, killSignal: 'SIGKILL' } as const;
    const child = spawn(command, given, { stdio: [fd, 'pipe', 'ignore'], env: {}, ...killed });
    const chunks: Buffer[] = [];
    let received = 0;
    child.stdout?.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Error(`ffmpeg ended with ${code}.`));
    });
  });
}

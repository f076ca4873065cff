import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpeg, missingForMp4, prlimit } from './mp4-programs.ts';

const unshare = '/usr/bin/unshare';
const bounds = ['--data=300000000', '--cpu=10', '--nofile=64', '--fsize=0', '--core=0'];

interface Run {
  readonly input?: readonly string[];
  readonly output: readonly string[];
  readonly timeoutMs: number;
  /** What is more is not taken, and the program ends. */
  readonly maxBytes: number;
}

/**
 * Runs the system's own ffmpeg on a video, with nothing to reach but the file, no network, little memory and little
 * time. Answers what it writes.
 */
export async function runFfmpeg(bytes: Uint8Array, run: Run): Promise<Buffer> {
  if (missingForMp4().length > 0) throw new Error('There is no ffmpeg on this machine.');
  const path = join(tmpdir(), `taga-video-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    // Nobody finds it by its name any more, and it is gone with the last who has it open.
    await rm(path);
    await file.writeFile(bytes);
    return await start(file.fd, run);
  } finally {
    await file.close();
  }
}

const safeInput = [
  ...['-v', 'error', '-nostdin', '-protocol_whitelist', 'file,pipe', '-format_whitelist', 'mov,matroska'],
  ...['-codec_whitelist', 'h264,hevc,vp8,vp9', '-max_pixels', '9000000', '-threads', '1'],
];

function start(fd: number, { input = [], output, timeoutMs, maxBytes }: Run): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Some containers do not let a process give up the network; the list of protocols forbids it all the same.
    const alone = existsSync(unshare)
      ? ['/bin/sh', '-c', `${unshare} -rn true 2>/dev/null && exec ${unshare} -rn "$@" || exec "$@"`, 'sh']
      : [];
    const asked = [...safeInput, ...input, '-i', '/dev/stdin', '-an', '-sn', '-dn', ...output, 'pipe:1'];
    const [command = '', ...given] = [...alone, prlimit, ...bounds, ffmpeg, ...asked];
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

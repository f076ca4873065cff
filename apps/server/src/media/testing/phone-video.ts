import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpeg } from '../identity/mp4-programs.ts';

/** What a phone records, with where and with what it was recorded. */
export function phoneVideo(ending: 'mp4' | 'mov' | 'webm', seconds = 2): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'taga-phone-'));
  const path = join(folder, `video.${ending}`);
  const codec = ending === 'webm' ? 'libvpx' : 'libx264';
  const notes = ['title=SecretTitle', 'location=+16.8661+096.1951/', 'comment=SecretPhone'];
  try {
    execFileSync(ffmpeg, [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc=size=320x240:rate=10:duration=${seconds}`],
      ...['-f', 'lavfi', '-i', `sine=duration=${seconds}`, '-pix_fmt', 'yuv420p', '-c:v', codec],
      ...notes.flatMap((note) => ['-metadata', note]),
      path,
    ]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A box of an MP4; its size as it is, unless told otherwise. */
export function box(type: string, content: Buffer = Buffer.alloc(0), declaredBytes = content.length + 8): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(declaredBytes >>> 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

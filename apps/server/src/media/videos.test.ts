import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { missingForMp4 } from './identity/mp4-programs.ts';
import { createMediaProcess, type MediaProcess, Unreadable } from './index.ts';
import { box, phoneVideo } from './testing/phone-video.ts';

// Where there is no ffmpeg, videos are kept as they came and a person looks.
const isThere = missingForMp4().length === 0;

let media: MediaProcess;
beforeAll(() => {
  const limits = { maxMemoryBytes: 800_000_000, timeoutMs: 60_000, idleMs: 60_000, maxWaiting: 20 };
  media = createMediaProcess({ script: inject('mediaScript'), ...limits });
});
afterAll(() => media.stop());
const repack = (bytes: Buffer) => media.run('repackVideo', { bytes }, 'mya');

describe.runIf(isThere)('a video of a phone', () => {
  test.each([
    ['mp4', 'video/mp4'],
    ['mov', 'video/mp4'],
    ['webm', 'video/webm'],
  ] as const)('in %s is packed again with its pictures and nothing else [SEC-009]', async (ending, mediaType) => {
    const bytes = phoneVideo(ending);
    expect(bytes.toString('latin1')).toMatch(/SecretPhone|SecretTitle/);
    const repacked = await repack(bytes);
    expect(repacked?.mediaType).toBe(mediaType);
    const packed = Buffer.from(repacked?.bytes ?? []).toString('latin1');
    expect(packed.length).toBeGreaterThan(1_000);
    for (const note of ['Secret', '16.8661', 'mp4a', 'A_VORBIS', 'A_OPUS']) expect(packed).not.toContain(note);
    // It is the same to anyone who packs it once more: every picture is still there.
    const again = await repack(Buffer.from(repacked?.bytes ?? []));
    expect(again?.bytes.length).toBe(repacked?.bytes.length);
  });
});

describe.runIf(isThere)('an MP4 made to do harm [SEC-009]', () => {
  const good = () => phoneVideo('mp4');
  const start = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'));
  const long = (type: string, bytes: bigint) => {
    const head = Buffer.alloc(16);
    head.writeUInt32BE(1);
    head.write(type, 4, 'latin1');
    head.writeBigUInt64BE(bytes, 8);
    return head;
  };
  const nested = (depth: number) => {
    let inner: Buffer = Buffer.alloc(0);
    for (let level = 0; level < depth; level += 1) inner = box('moov', inner);
    return inner;
  };
  /** The good one with other bytes after the name of a box. */
  const withBox = (type: string, ...bytes: number[]) => {
    const video = good();
    const at = video.indexOf(type, 0, 'latin1') + 4;
    Buffer.from(bytes).copy(video, at);
    return video;
  };
  const cases: [string, () => Buffer][] = [
    ['that breaks off', () => good().subarray(0, 4_000)],
    ['without its index', () => good().subarray(0, good().indexOf('moov', 0, 'latin1') - 4)],
    ['of nothing but its beginning', () => start],
    ['with a box of four gigabytes', () => Buffer.concat([start, box('moov', Buffer.alloc(64), 0xffffffff)])],
    ['with a box of nine exabytes', () => Buffer.concat([start, long('mdat', 2n ** 63n - 1n), good()])],
    ['with a box of minus one byte', () => Buffer.concat([start, long('moov', 2n ** 64n - 1n)])],
    [
      'with boxes smaller than their own head',
      () => Buffer.concat([start, ...Array(5_000).fill(box('free', undefined, 4))]),
    ],
    ['with boxes five thousand deep', () => Buffer.concat([start, nested(5_000)])],
    ['with four billion pictures', () => withBox('stsz', 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255)],
    ['with four billion times', () => withBox('stts', 0, 0, 0, 0, 255, 255, 255, 255)],
    ['with four billion places', () => withBox('stco', 0, 0, 0, 0, 255, 255, 255, 255)],
    ['with a picture of 65,535 pixels a side', () => withBox('avc1', ...Array(24).fill(0), 255, 255, 255, 255)],
  ];

  test.each(cases)('%s does no harm, and the process goes on', async (_what, make) => {
    const bytes = make();
    const packed = await repack(bytes);
    expect(packed?.bytes.length ?? 0).toBeLessThanOrEqual(20_000_000);
    await media.run('measureVideo', { bytes }, 'mya').catch((error) => expect(error).toBeInstanceOf(Unreadable));
    expect(await media.run('inspectPdf', { bytes: Buffer.from('%PDF-1.7') }, 'mya')).toEqual({ isPlain: true });
  });
});

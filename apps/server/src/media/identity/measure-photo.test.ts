import sharp from 'sharp';
import { afterAll, expect, inject, test } from 'vitest';
import { createMediaProcess } from '../index.ts';

const limits = { maxMemoryBytes: 900_000_000, timeoutMs: 60_000, idleMs: 60_000, maxWaiting: 10 };
const media = createMediaProcess({ script: inject('mediaScript'), ...limits });
afterAll(() => media.stop());

const side = 640;

/** A picture of one channel, each of its points as light as is said. */
function pictureOf(lightAt: (x: number, y: number) => number): Promise<Buffer> {
  const data = Uint8Array.from({ length: side * side }, (_, at) => lightAt(at % side, Math.floor(at / side)));
  return sharp(data, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

const measure = async (lightAt: (x: number, y: number) => number) =>
  media.run('measurePhoto', { bytes: await pictureOf(lightAt), withFaces: false }, 'test');

test('a plain picture is as bright as it is, without glare or an edge, to its very border', async () => {
  expect(await measure(() => 128)).toEqual({
    width: side,
    height: side,
    brightness: 128,
    glare: 0,
    sharpness: 0,
    faces: [],
  });
});

test('glare is the share of what is as good as white', async () => {
  expect(await measure((x) => (x < side / 4 ? 250 : 249))).toMatchObject({ glare: 0.25 });
});

test('sharpness is the variance of the edges over the squared brightness, whatever way they run', async () => {
  // Each line beside one of the other kind: an edge of 510 or of −510 everywhere, at a brightness of 127.5.
  const lines = { sharpness: (510 / 127.5) ** 2 * 10_000, brightness: 127.5 };
  expect(await measure((x) => (x % 2) * 255)).toMatchObject(lines);
  expect(await measure((_, y) => (y % 2) * 255)).toMatchObject(lines);
});

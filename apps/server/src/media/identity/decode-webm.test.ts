import { describe, expect, test } from 'vitest';
import { videoSize } from '../../identity/testing/pictures.ts';
import { slideShow } from '../../identity/testing/videos.ts';
import { decodeWebm } from './decode-webm.ts';
import type { Picture } from './measures.ts';

const { width, height } = videoSize;
type Colour = readonly [red: number, green: number, blue: number];
const brick: Colour = [180, 70, 50];
const sea: Colour = [30, 90, 150];

/** One colour on the left and one on the right. */
function halves(left: Colour, right: Colour): Picture {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const column = Math.floor(at / 3) % width;
    return (column < width / 2 ? left : right)[at % 3] ?? 0;
  });
  return { width, height, data };
}

/** The colour in the middle of a part of the picture. */
function colourAt({ width, height, data }: Picture, part: number): number[] {
  const at = (Math.floor(height / 2) * width + Math.floor(width * part)) * 3;
  return [...data.subarray(at, at + 3)];
}

describe('of a video', () => {
  const picture = halves(brick, sea);
  const timesOf = async (seconds: number) => {
    const { durationMs, frames } = await decodeWebm(await slideShow([picture], seconds));
    return { durationMs, times: frames.map(({ atMs }) => atMs) };
  };

  test('with a key frame every second these are looked at, and no more than fifteen', async () => {
    expect(await timesOf(9)).toEqual({
      durationMs: 8_750,
      times: [0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000],
    });
    const { times } = await timesOf(20);
    expect(times).toHaveLength(15);
    expect([times.at(0), times.at(-1)]).toEqual([0, 19_000]);
  });

  test('with fewer key frames all is decoded, and pictures are taken evenly', async () => {
    const { durationMs, times } = await timesOf(4);
    expect(durationMs).toBe(3_750);
    expect(times).toEqual(Array.from({ length: 16 }, (_, index) => index * 250));
    expect((await timesOf(6)).times).toEqual(Array.from({ length: 12 }, (_, index) => index * 500));
  });

  test('each picture has the colours that were recorded, where they were', async () => {
    const { frames } = await decodeWebm(await slideShow([picture], 4));
    const [first] = frames;
    expect(first?.picture).toMatchObject({ width, height });
    for (const [part, colour] of [
      [0.25, brick],
      [0.75, sea],
    ] as const) {
      const found = first ? colourAt(first.picture, part) : [];
      const away = found.map((value, channel) => Math.abs(value - (colour[channel] ?? Number.NaN)));
      expect(Math.max(...away), String(found)).toBeLessThan(12);
    }
  });
});

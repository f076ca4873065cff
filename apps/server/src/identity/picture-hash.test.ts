import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, inject, test } from 'vitest';
import { createMediaProcess } from '../media/index.ts';
import { looksAlike, tellingRowsOf } from './picture-hash.ts';
import { emptyImage, frontOfCard, portrait, somebody, somebodyElse } from './testing/pictures.ts';
import { slideShow } from './testing/videos.ts';

const limits = { maxMemoryBytes: 900_000_000, timeoutMs: 60_000, idleMs: 60_000, maxWaiting: 10 };
const media = createMediaProcess({ script: inject('mediaScript'), ...limits });
afterAll(() => media.stop());

const hashOf = (bytes: Uint8Array) => media.run('hashPictures', { bytes }, 'test');

test.each([
  ['in another quality', (card: Sharp) => card.jpeg({ quality: 40 })],
  ['smaller', (card: Sharp) => card.resize({ width: 600 }).jpeg()],
  ['larger, as a PNG', (card: Sharp) => card.resize({ width: 1_400 }).png()],
  ['brighter', (card: Sharp) => card.linear(1.1, 5).jpeg()],
  ['less sharp', (card: Sharp) => card.blur(2).jpeg()],
])('a photo that is used again %s looks the same', async (_, change) => {
  const photo = await frontOfCard(somebody);
  const again = await change(sharp(photo)).toBuffer();
  expect(looksAlike(await hashOf(photo), await hashOf(again))).toBe(true);
});

test('two cards of one layout with two faces do not look the same', async () => {
  const [one, other] = [await hashOf(await frontOfCard(somebody)), await hashOf(await frontOfCard(somebodyElse))];
  expect(looksAlike(one, other)).toBe(false);
});

test('a video is known by some of its pictures, also in a shorter cut', async () => {
  const [one, other] = [await portrait(somebody), await portrait(somebodyElse)];
  const whole = await hashOf(await slideShow([one, other], 2));
  expect(whole).toHaveLength(4);
  expect(looksAlike(whole, await hashOf(await slideShow([other], 1)))).toBe(true);
  expect(looksAlike(await hashOf(await slideShow([one], 1)), await hashOf(await slideShow([other], 1)))).toBe(false);
});

test('a plain picture is like any other, and is not looked for', async () => {
  expect(tellingRowsOf(await hashOf(await emptyImage()))).toEqual([]);
});

test('rows are stored, and are called what they were called by earlier releases', () => {
  const hash = ['0001', '00ff', '0000', 'ffff', '8000', '0102', '0001', '1234'].join('').padEnd(64, '0');
  expect(tellingRowsOf([hash])).toEqual([1, 65_791, 262_143, 294_912, 327_938, 393_217, 463_412]);
});

test('six rows that are not plain are the fewest that a picture is looked for by', () => {
  const withRows = (count: number) => '00ff'.repeat(count).padEnd(64, '0');
  expect(tellingRowsOf([withRows(5)])).toEqual([]);
  expect(tellingRowsOf([withRows(6)])).toHaveLength(6);
});

test('pictures differ by at most five bits to be one, wherever in the hash these are', () => {
  const plain = '0'.repeat(64);
  const withBits = (first: string, last: string) => first + plain.slice(8) + last;
  expect(looksAlike([plain], [withBits('8000', '000f')])).toBe(true);
  expect(looksAlike([plain], [withBits('c000', '000f')])).toBe(false);
});

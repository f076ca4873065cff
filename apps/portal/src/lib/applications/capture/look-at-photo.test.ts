import { afterEach, expect, test, vi } from 'vitest';
import { lookAtPhoto } from './look-at-photo.ts';

afterEach(() => vi.unstubAllGlobals());

/** A photo in which every pixel is what is given. */
function photo(lightAt: (x: number, y: number) => number, { width = 1000, height = 600 } = {}) {
  const close = vi.fn();
  const image = { width, height, close };
  const drawImage = vi.fn();
  const getImageData = (_x: number, _y: number, w: number, h: number) => {
    const data = new Uint8ClampedArray(w * h * 4);
    for (let at = 0; at < w * h; at++) data.fill(lightAt(at % w, Math.floor(at / w)), at * 4, at * 4 + 3);
    return { width: w, data };
  };
  vi.stubGlobal('createImageBitmap', async () => image);
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => ({ drawImage, getImageData }) }) });
  return { close, drawImage, image };
}
const blob = new Blob();
const print = (x: number, y: number) => ((x + y) % 4 < 2 ? 40 : 200);

test('nothing is wrong with one in good light; white tables are no glare', async () => {
  const { close, drawImage, image } = photo(print);
  expect(await lookAtPhoto(blob)).toBeUndefined();
  expect(drawImage).toHaveBeenCalledWith(image, 0, 0, 320, 192);
  expect(close).toHaveBeenCalledTimes(1);
  photo((x, y) => (y < 90 ? 255 : print(x, y)));
  expect(await lookAtPhoto(blob)).toBeUndefined();
});

test('a dark one, one out of focus and one of nothing are told', async () => {
  photo((x, y) => print(x, y) / 5);
  expect(await lookAtPhoto(blob)).toBe('dark');
  photo((x) => 120 + 60 * Math.sin(x / 40));
  expect(await lookAtPhoto(blob)).toBe('blurred');
  photo(() => 180);
  expect(await lookAtPhoto(blob)).toBe('empty');
});

test.each([
  [599, 400, 'small'],
  [400, 599, 'small'],
  [600, 349, 'small'],
  [600, 350, undefined],
  [350, 600, undefined],
])('one of %i by %i pixels: %s', async (width, height, fault) => {
  const { close } = photo(print, { width, height });
  expect(await lookAtPhoto(blob)).toBe(fault);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what this browser cannot open or draw, the server looks at', async () => {
  photo(print);
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  expect(await lookAtPhoto(blob)).toBeUndefined();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('heic')));
  expect(await lookAtPhoto(blob)).toBeUndefined();
});

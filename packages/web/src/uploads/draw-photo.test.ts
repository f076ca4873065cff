import { afterEach, expect, test, vi } from 'vitest';
import { drawPhoto } from './draw-photo.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that draws pictures of this size, and makes files as large as it is told, one quality after another. */
function browser({ width = 1_000, height = 500, sizes = [100_000], hasBitmaps = true, draws = true } = {}) {
  const picture = { width, height, close: vi.fn() };
  const pen = { fillRect: vi.fn(), drawImage: vi.fn(), fillStyle: '' };
  const qualities: number[] = [];
  const drawn: { width: number; height: number }[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => (draws ? pen : null),
    toBlob(done: (jpeg: Blob | null) => void, type: string, quality: number) {
      expect(type).toBe('image/jpeg');
      drawn.push({ width: canvas.width, height: canvas.height });
      const size = sizes[Math.min(qualities.push(quality), sizes.length) - 1] ?? 0;
      done(size > 0 ? Object.defineProperty(new Blob(), 'size', { value: size }) : null);
    },
  };
  const revoke = vi.fn();
  const image = { src: '', width, height, decode: vi.fn(async () => {}) };
  const createImageBitmap = vi.fn(async () => {
    if (!hasBitmaps) throw new TypeError('no options');
    return picture;
  });
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: the test looks at it
        return image;
      }
    },
  );
  return { picture, pen, canvas, qualities, drawn, revoke, image, createImageBitmap };
}

const photo = new Blob(['photo']);

test('a small photo keeps its size, stands upright, and is written once', async () => {
  const { drawn, qualities, pen, picture, createImageBitmap } = browser();
  expect((await drawPhoto(photo)).size).toBe(100_000);
  expect(drawn).toEqual([{ width: 1_000, height: 500 }]);
  expect(qualities).toEqual([0.85]);
  expect(createImageBitmap).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  expect(pen.drawImage).toHaveBeenCalledWith(picture, 0, 0, 1_000, 500);
});

test.each([
  [
    { width: 4_000, height: 3_000 },
    { width: 2_000, height: 1_500 },
  ],
  [
    { width: 3_000, height: 4_000 },
    { width: 1_500, height: 2_000 },
  ],
  [
    { width: 2_000, height: 2_000 },
    { width: 2_000, height: 2_000 },
  ],
  [
    { width: 8_000, height: 1 },
    { width: 2_000, height: 1 },
  ],
  [
    { width: 1, height: 8_000 },
    { width: 1, height: 2_000 },
  ],
])('%o becomes %o: two thousand points are enough to read a card by', async (given, expected) => {
  const { drawn } = browser(given);
  await drawPhoto(photo);
  expect(drawn[0]).toEqual(expected);
});

test('what can be seen through becomes paper, before the photo is drawn', async () => {
  const { pen } = browser();
  pen.drawImage.mockImplementation(() => expect(pen.fillRect).toHaveBeenCalledWith(0, 0, 1_000, 500));
  await drawPhoto(photo);
  expect(pen.fillStyle).toBe('#fff');
  expect(pen.drawImage).toHaveBeenCalledTimes(1);
});

test('the first that is small enough is taken', async () => {
  const { qualities } = browser({ sizes: [900_000, 500_001, 500_000, 1] });
  expect((await drawPhoto(photo)).size).toBe(500_000);
  expect(qualities).toEqual([0.85, 0.75, 0.65]);
});

test('the last is taken in any case', async () => {
  const { qualities } = browser({ sizes: [900_000] });
  expect((await drawPhoto(photo)).size).toBe(900_000);
  expect(qualities).toEqual([0.85, 0.75, 0.65, 0.5]);
});

test('the memory of the picture is given back, also where it fails', async () => {
  const good = browser();
  await drawPhoto(photo);
  expect(good.picture.close).toHaveBeenCalled();
  expect(good.canvas).toMatchObject({ width: 0, height: 0 });
  const bad = browser({ sizes: [0] });
  await expect(drawPhoto(photo)).rejects.toThrow('no picture');
  expect(bad.canvas).toMatchObject({ width: 0, height: 0 });
});

test('a browser without bitmaps of files opens it as an element, and forgets the address', async () => {
  const { pen, image, revoke } = browser({ hasBitmaps: false });
  await drawPhoto(photo);
  expect(image.src).toBe('blob:1');
  expect(image.decode).toHaveBeenCalled();
  expect(revoke).toHaveBeenCalledWith('blob:1');
  expect(pen.drawImage).toHaveBeenCalledWith(image, 0, 0, 1_000, 500);
});

test('a browser that does not draw is a failure', async () => {
  browser({ draws: false });
  await expect(drawPhoto(photo)).rejects.toThrow('does not draw');
});

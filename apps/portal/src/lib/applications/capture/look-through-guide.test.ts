import { afterEach, expect, test, vi } from 'vitest';
import { lookThrough, takePhoto } from './look-through-guide.ts';

afterEach(() => vi.unstubAllGlobals());

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
const at = (box: Box) => ({
  getBoundingClientRect: () => ({ ...box, right: box.left + box.width, bottom: box.top + box.height }),
});

function page({ blob = new Blob(['x']) as Blob | null, canDraw = true } = {}) {
  const drawImage = vi.fn();
  const toBlob = vi.fn((done: (blob: Blob | null) => void) => done(blob));
  const canvas = { width: 0, height: 0, toBlob, getContext: () => (canDraw ? context : null) };
  const context = {
    canvas,
    drawImage,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      data: new Uint8ClampedArray(width * height * 4).fill(255),
    }),
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  return { canvas, drawImage, toBlob };
}

/** A picture of 1600 by 1200 on a screen of 400 by 800, which it fills and is cut to: 1.5 of its pixels to one. */
const video = { ...at({ left: 0, top: 0, width: 400, height: 800 }), videoWidth: 1600, videoHeight: 1200 } as never;
const guide = at({ left: 100, top: 300, width: 200, height: 100 }) as never;

test('what stands behind the guide is looked at, 320 points wide', () => {
  const { drawImage } = page();
  const seen = lookThrough(video, guide);
  expect(drawImage).toHaveBeenCalledWith(video, 650, 450, 300, 150, 0, 0, 320, 160);
  expect(seen?.width).toBe(320);
  expect(seen?.values).toHaveLength(320 * 160);
});

test('where the picture is wider on the screen than high, it is cut at the top and the bottom', () => {
  const { drawImage } = page();
  const wide = { ...at({ left: 10, top: 20, width: 800, height: 300 }), videoWidth: 1600, videoHeight: 1200 };
  const frame = at({ left: 210, top: 70, width: 400, height: 200 });
  lookThrough(wide as never, frame as never);
  expect(drawImage.mock.calls[0]?.slice(1, 5)).toEqual([400, 400, 800, 400]);
});

test('before the camera has a picture there is nothing to see', () => {
  page();
  expect(lookThrough({ ...(video as object), videoWidth: 0 } as never, guide)).toBeUndefined();
});

test('a photo is as large as the camera sees it, with a tenth more around: people hold a card beside the guide', async () => {
  const { drawImage, toBlob } = page();
  await takePhoto(video, guide);
  expect(drawImage).toHaveBeenCalledWith(video, 620, 435, 360, 180, 0, 0, 360, 180);
  expect(toBlob).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', 0.92);
});

test('never more than the picture has', async () => {
  const { drawImage } = page();
  await takePhoto(video, at({ left: -200, top: -100, width: 900, height: 1000 }) as never);
  const [, left, top, width, height] = drawImage.mock.calls[0] as number[];
  expect([left, top, width, height]).toEqual([65, 0, 1535, 1200]);
});

test('a photo that cannot be kept, or drawn, is a failure', async () => {
  page({ blob: null });
  await expect(takePhoto(video, guide)).rejects.toThrow('cannot be kept');
  page({ canDraw: false });
  expect(() => lookThrough(video, guide)).toThrow('nothing to draw on');
});

import { openImage } from '../image-decoder.ts';
import { findFaces } from './find-faces.ts';
import type { PhotoMeasures } from './measures.ts';

/** What edges are measured on, so that the same photo in another resolution gets the same figures. */
const measuredSidePixels = 640;
/** Enough for the face on a card, and no more work than that. */
const facesSidePixels = 1_000;
const plainWhite = 250;

export async function measurePhoto(given: {
  readonly bytes: Uint8Array;
  readonly withFaces: boolean;
}): Promise<PhotoMeasures> {
  const { data, info } = await (await openImage(given.bytes)).raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const { default: sharp } = await import('sharp');
  const within = (side: number) => sharp(data, raw).resize({ width: side, height: side, fit: 'inside' });
  const grey = await within(measuredSidePixels).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const measures = { width, height, ...measureGrey(grey.data, grey.info.width) };
  if (!given.withFaces) return { ...measures, faces: [] };
  const picture = await within(facesSidePixels).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { ...measures, faces: await findFaces({ ...picture.info, data: picture.data }, 'small') };
}

/** The same figures as the browser's live hints: edges are the variance of the Laplacian over the squared mean. */
function measureGrey(grey: Uint8Array, width: number) {
  const height = grey.length / width;
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  let [sum, white, edges, squares] = [0, 0, 0, 0];
  for (const value of grey) {
    sum += value;
    if (value >= plainWhite) white += 1;
  }
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      edges += edge;
      squares += edge ** 2;
    }
  }
  const brightness = sum / grey.length;
  const inner = Math.max(1, (width - 2) * (height - 2));
  const variance = squares / inner - (edges / inner) ** 2;
  return { brightness, glare: white / grey.length, sharpness: (variance / Math.max(1, brightness) ** 2) * 10_000 };
}

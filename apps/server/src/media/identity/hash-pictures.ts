import sharp, { type Sharp } from 'sharp';
import { openImage } from '../image-decoder.ts';
import { decodeVideo, isVideo } from './decode-video.ts';
import { spread } from './decoded-video.ts';

/** Pictures of a video that are hashed: a shorter cut of it still has some of them nearly so. */
const picturesOfVideo = 4;
const side = 16;
/** A row has one cell more than bits, because each bit compares two neighbours. */
const cellsPerRow = side + 1;
const cellPixels = 16;
/** A plain area stays plain, whatever noise there is in it. */
const leastDifference = 2;

/**
 * What a photo, or some pictures of a video, look like: 16 rows of 16 bits, each saying whether it grows darker to the right.
 * The same picture in another size, light or quality has nearly the same bits.
 */
export async function hashPictures({ bytes }: { readonly bytes: Uint8Array }): Promise<string[]> {
  if (!isVideo(bytes)) return [await hashOf(await openImage(bytes))];
  const { frames } = await decodeVideo(bytes);
  const pictures = spread(frames, picturesOfVideo).map(({ picture: { data, width, height } }) =>
    sharp(data, { raw: { width, height, channels: 3 } }),
  );
  return Promise.all(pictures.map(hashOf));
}

async function hashOf(picture: Sharp): Promise<string> {
  const size = { width: cellsPerRow * cellPixels, height: side * cellPixels };
  const grey = await picture
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer();
  const rows = Array.from({ length: side }, (_, row) => {
    const lights = Array.from({ length: cellsPerRow }, (_, column) => lightOf(grey, size.width, column, row));
    return lights.slice(1).reduce((bits, light, x) => bits * 2 + Number((lights[x] ?? 0) - light > leastDifference), 0);
  });
  return rows.map((bits) => bits.toString(16).padStart(4, '0')).join('');
}

/** The mean of a cell. */
function lightOf(grey: Uint8Array, width: number, column: number, row: number): number {
  let sum = 0;
  for (let y = row * cellPixels; y < (row + 1) * cellPixels; y += 1) {
    for (let x = column * cellPixels; x < (column + 1) * cellPixels; x += 1) sum += grey[y * width + x] ?? 0;
  }
  return sum / cellPixels ** 2;
}

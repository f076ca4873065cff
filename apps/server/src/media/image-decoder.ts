import sharp, { type Sharp } from 'sharp';

/** A few hundred kilobytes can unfold to gigabytes: no phone takes photos of more than this. */
const maxPixels = 50_000_000;
const maxSide = 16_384;

// Every other decoder of the library is one more that a crafted file could reach; SVG can even fetch.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * The one way to open an image that an attacker sent: a JPEG or PNG, upright and without transparency. What it would cost
 * is read from its header: a picture of one column, or one whose rows come interlaced, takes many times as long.
 */
export async function openImage(bytes: Uint8Array): Promise<Sharp> {
  const { width, height, isProgressive, depth } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const cost = width * height * (isProgressive ? 2 : 1) * (depth === 'ushort' ? 2 : 1);
  if (Math.max(width, height) > maxSide) throw new Error('a side is too long');
  if (cost > maxPixels) throw new Error('too dear to decode');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' }).autoOrient().flatten({ background: 'white' });
}

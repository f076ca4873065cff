import sharp from 'sharp';
import type { RedrawnImage } from './media-jobs.ts';

/** A few hundred kilobytes can unfold to gigabytes: no phone takes photos of more than this. */
const maxPixels = 50_000_000;
const maxSidePixels = 2_000;
const quality = 85;

// Every other decoder of the library is one more that a crafted file could reach; SVG can even fetch.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

export async function redrawImage(bytes: Uint8Array): Promise<RedrawnImage> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' });
  const { data, info } = await image
    .autoOrient()
    .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

import sharp, { type Sharp } from 'sharp';

/** A few hundred kilobytes can unfold to gigabytes: no phone takes photos of more than this. */
const maxPixels = 50_000_000;

// Every other decoder of the library is one more that a crafted file could reach; SVG can even fetch.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** The one way to open an image that an attacker sent: a JPEG or PNG, upright and without transparency. */
export function openImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' }).autoOrient().flatten({ background: 'white' });
}

import sharp from 'sharp';
import { portrait, type somebody } from './pictures.ts';
import { turnHead } from './turn-head.ts';

/** A JPEG of somebody who looks to the side, for a camera that a test draws. */
export async function portraitTurned(who: typeof somebody, degrees: number): Promise<Buffer> {
  const { width, height, data } = turnHead(await portrait(who), degrees);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

import { openImage } from './image-decoder.ts';
import type { RedrawnImage } from './media-jobs.ts';

const maxSidePixels = 2_000;
const quality = 85;

export async function redrawImage({ bytes }: { readonly bytes: Uint8Array }): Promise<RedrawnImage> {
  const { data, info } = await (await openImage(bytes))
    .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

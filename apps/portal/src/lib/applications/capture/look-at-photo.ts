import { isTooSmall } from '@taga/contract/rules/applications/document-photo';
import { type Fault, faultOf, luminanceOf, measure } from './image-quality.ts';

/** What is wrong with a photo of a document, however it came to be. */
export type PhotoFault = Exclude<Fault, 'glare' | 'moving'> | 'small';

/** What the limits of the camera were measured at. */
const lookWidth = 320;

/** Rejects also where there is no such thing. */
const open = async (photo: Blob) => createImageBitmap(photo);

/**
 * Looks at a photo as the camera looks at what it sees. White tables and walls are no glare, so that is left out. What
 * this browser cannot open the server looks at.
 */
export async function lookAtPhoto(photo: Blob): Promise<PhotoFault | undefined> {
  const image = await open(photo).catch(() => undefined);
  if (!image) return undefined;
  try {
    if (isTooSmall(image)) return 'small';
    const height = Math.round((lookWidth * image.height) / image.width);
    const canvas = Object.assign(document.createElement('canvas'), { width: lookWidth, height });
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.drawImage(image, 0, 0, lookWidth, height);
    const quality = measure(luminanceOf(context.getImageData(0, 0, lookWidth, height)), 'document');
    // Nothing moves in a photo, and glare is not looked for.
    return faultOf({ ...quality, saturation: 0 }) as PhotoFault | undefined;
  } finally {
    image.close();
  }
}

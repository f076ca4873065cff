import { faultOf, luminanceOf, measure } from './image-quality.ts';

/** What is wrong with a photo of a document that was not taken here. */
export type PhotoFault = 'small' | 'dark' | 'blurred';

/** The letters of a card are a fiftieth of its width: with fewer pixels than this nobody reads them. */
const leastWidth = 600;
/** What the limits of the camera were measured at. */
const lookWidth = 320;

/**
 * The camera says what is wrong before a photo is taken; of one from the gallery it is said afterwards. White tables and
 * walls are no glare, so that is left out. What this browser cannot open the server looks at.
 */
export async function lookAtPhoto(photo: Blob): Promise<PhotoFault | undefined> {
  const image = await createImageBitmap(photo).catch(() => undefined);
  if (!image) return undefined;
  try {
    if (Math.max(image.width, image.height) < leastWidth) return 'small';
    const height = Math.max(1, Math.round((lookWidth * image.height) / image.width));
    const canvas = Object.assign(document.createElement('canvas'), { width: lookWidth, height });
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.drawImage(image, 0, 0, lookWidth, height);
    const quality = measure(luminanceOf(context.getImageData(0, 0, lookWidth, height)), 'document');
    const fault = faultOf({ ...quality, saturation: 0 });
    return fault === 'dark' || fault === 'blurred' ? fault : undefined;
  } finally {
    image.close();
  }
}

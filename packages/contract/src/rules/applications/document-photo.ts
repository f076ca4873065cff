/**
 * The least that a photo of a document must have, wherever it comes from: the browser says it of photos from the camera and
 * from the gallery alike, and the server decides by it.
 */
export const documentPhoto = { longSidePixels: 600, shortSidePixels: 350, darkBelow: 60 } as const;

/** With fewer pixels nobody reads the letters: they are a fiftieth of a card's width. */
export function isTooSmall({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const { longSidePixels, shortSidePixels } = documentPhoto;
  return Math.max(width, height) < longSidePixels || Math.min(width, height) < shortSidePixels;
}

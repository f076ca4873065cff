import type { Picture } from './measures.ts';

export interface DecodedVideo {
  readonly durationMs: number;
  readonly frames: readonly { readonly atMs: number; readonly picture: Picture }[];
}

/** How many pictures of a video are looked at: about one a second, and within the time that there is. */
export const framesWanted = 15;

/** Large enough for a face that fills a third of the picture. */
export const frameSidePixels = 480;

/** As many as are wanted, spread evenly, the first and the last among them. */
export function spread<Item>(items: readonly Item[], wanted: number): Item[] {
  if (items.length <= wanted) return [...items];
  const step = (items.length - 1) / (wanted - 1);
  return Array.from({ length: wanted }, (_, index) => items[Math.round(index * step)] as Item);
}

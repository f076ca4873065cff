import type { Face, VideoMeasures } from '../../media/index.ts';

/** A head turned by less looks ahead. */
export const straightBelow = 0.15;

/** The largest of each frame that shows one. */
export function facesIn({ frames }: VideoMeasures): Face[] {
  return frames.flatMap(({ faces }) => faces[0] ?? []);
}

export function straightestOf(faces: readonly Face[]): Face | undefined {
  return faces.toSorted((one, other) => Math.abs(one.turn) - Math.abs(other.turn))[0];
}

export function distance(one: Face, other: Face): number {
  return Math.hypot(...one.descriptor.map((value, index) => value - (other.descriptor[index] ?? 0)));
}

/** To the middle one of those that look straight ahead, so that no single frame decides. */
export function middleDistance(face: Face, faces: readonly Face[]): number {
  const straight = faces.filter(({ turn }) => Math.abs(turn) < straightBelow);
  const compared = straight.length > 0 ? straight : [straightestOf(faces)].flatMap((face) => face ?? []);
  const distances = compared.map((seen) => distance(face, seen)).toSorted((one, other) => one - other);
  return distances[Math.floor(distances.length / 2)] ?? Number.POSITIVE_INFINITY;
}

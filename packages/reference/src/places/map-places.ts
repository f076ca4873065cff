import outlines from '../../data/map-outlines.json' with { type: 'json' };
import points from '../../data/town-points.json' with { type: 'json' };

/** Latitude and longitude. */
export type Point = readonly [latitude: number, longitude: number];

/** The states as lines on a small map: right to about 1.5 km, so nothing to look at from close by. */
export const stateOutlines = outlines as unknown as readonly (readonly Point[])[];

interface TownPoint {
  readonly townShipCode: string;
  readonly point: Point;
}

/** Where the main town of each township lies. */
export const townPoints: readonly TownPoint[] = (points as [string, number, number][]).map(
  ([townShipCode, latitude, longitude]) => ({ townShipCode, point: [latitude, longitude] }),
);

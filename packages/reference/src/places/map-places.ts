import outlines from '../../data/map-outlines.json' with { type: 'json' };
import points from '../../data/town-points.json' with { type: 'json' };

/** Latitude and longitude. */
export type Point = readonly [latitude: number, longitude: number];

/** Points are counted from the one before, in hundredths of a degree. */
function decoded(steps: readonly number[]): Point[] {
  let [latitude, longitude] = [0, 0];
  const points: Point[] = [];
  for (let index = 0; index < steps.length; index += 2) {
    latitude += steps[index] ?? 0;
    longitude += steps[index + 1] ?? 0;
    points.push([latitude / 100, longitude / 100]);
  }
  return points;
}

/** The states as rings on a small map: right to about 1.5 km, so only a hint from close by. */
export const stateOutlines: readonly (readonly Point[])[] = outlines.states.map(decoded);

/** The lines between the districts of a state; their other sides are lines of states. */
export const districtLines: readonly (readonly Point[])[] = outlines.districts.map(decoded);

interface TownPoint {
  readonly townShipCode: string;
  readonly point: Point;
}

/** Where the main town of each township lies. */
export const townPoints: readonly TownPoint[] = (points as [string, number, number][]).map(
  ([townShipCode, latitude, longitude]) => ({ townShipCode, point: [latitude, longitude] }),
);

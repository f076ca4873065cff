/**
 * Writes the outlines of the states that the map of a branch is drawn with where there are no tiles: simplified to what
 * one sees of a whole country on a phone. To be run when the outlines in full have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const data = new URL('../packages/reference/data/', import.meta.url);

/** In degrees, about 1.5 km: less than the width of the line it is drawn with. */
const tolerance = 0.015;
const fewestPoints = 6;

/** How far a point lies from the line between two others. */
function distance([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((y2 - y1) * (x - x1) - (x2 - x1) * (y - y1)) / length;
}

/** Douglas and Peucker: a point that lies close to the line between its neighbours is left out. */
function simplified(points) {
  const [first, last] = [points[0], points.at(-1)];
  const far = points.reduce(
    (best, point, index) => {
      const away = distance(point, first, last);
      return away > best.away ? { away, index } : best;
    },
    { away: 0, index: 0 },
  );
  if (far.away <= tolerance) return [first, last];
  return [...simplified(points.slice(0, far.index + 1)).slice(0, -1), ...simplified(points.slice(far.index))];
}

const rounded = (number, digits) => Number(number.toFixed(digits));

/** In two halves, because a ring ends where it begins. Latitude first, as maps in browsers want it. */
function simplifiedRing(ring) {
  const middle = Math.floor(ring.length / 2);
  const kept = [...simplified(ring.slice(0, middle + 1)).slice(0, -1), ...simplified(ring.slice(middle))];
  return kept.slice(0, -1).map(([longitude, latitude]) => [rounded(latitude, 2), rounded(longitude, 2)]);
}

const polygonsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates);
const { features } = JSON.parse(readFileSync(new URL('myanmar-admin.geojson', data), 'utf8'));
const rings = features
  .filter(({ properties }) => properties.level === 'state')
  .flatMap(({ geometry }) => polygonsOf(geometry).flat())
  .map(simplifiedRing)
  .filter(({ length }) => length >= fewestPoints);
writeFileSync(new URL('map-outlines.json', data), `[\n${rings.map((ring) => JSON.stringify(ring)).join(',\n')}\n]\n`);

/**
 * Writes the outlines of states and districts that the map of a branch is drawn with where there are no tiles: simplified
 * to what one sees of a whole country on a phone. To be run when the outlines in full have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const data = new URL('../packages/reference/data/', import.meta.url);

/** In degrees, about 1.5 km: less than the width of the line it is drawn with. */
const tolerance = 0.015;
const fewestPoints = 6;

/** @typedef {readonly [number, number]} Point */

/**
 * How far a point lies from the line between two others.
 * @param {Point} point
 * @param {Point} from
 * @param {Point} to
 */
function distance([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((y2 - y1) * (x - x1) - (x2 - x1) * (y - y1)) / length;
}

/**
 * Douglas and Peucker: a point that lies close to the line between its neighbours is left out.
 * @param {Point[]} points
 * @returns {Point[]}
 */
function simplified(points) {
  const [first, last] = /** @type {[Point, Point]} */ ([points[0], points.at(-1)]);
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

/**
 * In two halves, because a ring ends where it begins.
 * @param {Point[]} ring
 */
function simplifiedRing(ring) {
  const middle = Math.floor(ring.length / 2);
  const kept = [...simplified(ring.slice(0, middle + 1)).slice(0, -1), ...simplified(ring.slice(middle))];
  return kept.slice(0, -1);
}

/** @typedef {import('@taga/reference/outlines').Outline} Outline */

/**
 * @param {Outline} outline
 * @returns {Point[][]}
 */
function ringsOf({ geometry: { type, coordinates } }) {
  return /** @type {any} */ (type === 'Polygon' ? coordinates : coordinates.flat());
}

/**
 * The same from either end.
 * @param {Point} from
 * @param {Point} to
 */
const edgeOf = (from, to) => [String(from), String(to)].sort().join(' ');

/**
 * The lines between districts of one state, each once: all others are lines of states.
 * @param {Outline[]} districts
 */
function innerLines(districts) {
  /** @type {Map<string, string[]>} */
  const statesAt = new Map();
  /** @type {(visit: (edge: string, from: Point, to: Point, state: string) => void, onRing?: () => void) => void} */
  const walk = (visit, onRing = () => {}) => {
    for (const district of districts) {
      for (const ring of ringsOf(district)) {
        onRing();
        ring.slice(1).forEach((to, index) => {
          const from = /** @type {Point} */ (ring[index]);
          visit(edgeOf(from, to), from, to, district.properties.stateCode);
        });
      }
    }
  };
  walk((edge, _from, _to, state) => statesAt.set(edge, [...(statesAt.get(edge) ?? []), state]));
  /** @type {Point[][]} */
  const lines = [];
  /** @type {Point[] | undefined} */
  let line;
  walk(
    (edge, from, to) => {
      const [one, other] = statesAt.get(edge) ?? [];
      if (one === undefined || one !== other) {
        line = undefined;
        return;
      }
      statesAt.delete(edge);
      if (line) line.push(to);
      else {
        line = [from, to];
        lines.push(line);
      }
    },
    () => {
      line = undefined;
    },
  );
  return lines;
}

/**
 * In hundredths of a degree, latitude first, each point counted from the one before it: a third of the bytes.
 * @param {readonly Point[]} points
 */
function encoded(points) {
  let before = [0, 0];
  return points.flatMap(([longitude, latitude]) => {
    const at = [Math.round(latitude * 100), Math.round(longitude * 100)];
    const step = at.map((value, index) => value - /** @type {number} */ (before[index]));
    before = at;
    return step;
  });
}

/** @type {import('@taga/reference/outlines').Outlines} */
const { features } = JSON.parse(readFileSync(new URL('myanmar-admin.geojson', data), 'utf8'));
/** @param {Outline['properties']['level']} wanted */
const ofLevel = (wanted) => features.filter(({ properties }) => properties.level === wanted);
const states = ofLevel('state')
  .flatMap(ringsOf)
  .map(simplifiedRing)
  .filter(({ length }) => length >= fewestPoints);
const districts = innerLines(ofLevel('district')).map(simplified);
/** @param {readonly Point[][]} lines */
const listed = (lines) => lines.map((line) => JSON.stringify(encoded(line))).join(',\n');
writeFileSync(
  new URL('map-outlines.json', data),
  `{"states":[\n${listed(states)}\n],"districts":[\n${listed(districts)}\n]}\n`,
);

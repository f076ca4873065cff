import { type Point, stateOutlines } from '@taga/reference/map-places';

/** So far from the equator a degree of longitude is a little shorter than one of latitude. */
const narrowed = 0.94;
const country = { west: 92 * narrowed, north: 28.8, width: 9.6 * narrowed, height: 19.4 };

const xOf = ([, longitude]: Point) => longitude * narrowed - country.west;
const yOf = ([latitude]: Point) => country.north - latitude;
const outline = stateOutlines
  .map((ring) => `M${ring.map((point) => `${xOf(point).toFixed(2)} ${yOf(point).toFixed(2)}`).join('L')}Z`)
  .join('');

/** Where in the country the place lies: from close by our own map has little to show. */
export function CountryInset({ place }: { place: Point }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${country.width} ${country.height}`}
      className="pointer-events-none absolute bottom-2 start-2 z-10 h-[128px] rounded-field border border-border bg-surface/90 p-1"
    >
      <path d={outline} className="fill-primary-tint stroke-control" strokeWidth="0.06" />
      <circle
        cx={xOf(place)}
        cy={yOf(place)}
        r="0.7"
        className="fill-primary stroke-surface-raised"
        strokeWidth="0.2"
      />
    </svg>
  );
}

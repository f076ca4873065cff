import type { AnswerOf } from '@taga/contract';
import { mapHeightPx } from '@taga/contract/constants';
import { getMapTiles } from '@taga/contract/endpoints/branches';
import { type Point, stateOutlines } from '@taga/reference/map-places';
import { placesCredit } from '@taga/reference/outlines';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useId, useRef, useState } from 'react';
import { townNameIn } from '../../../customers/address/place-options.ts';
import { usePlaces } from '../../../customers/address/places.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { type DrawnMap, drawMap } from './draw-map.ts';
import { adoptMapStyles } from './map-styles.ts';

type Tiles = AnswerOf<typeof getMapTiles>['Data']['Tiles'];

let known: Promise<Tiles> | undefined;

/** Where pictures of the map come from: null for none, and nothing while it is not known. Without a network, none. */
function useMapTiles(): Tiles | undefined {
  const language = useRef(useLanguage());
  const [tiles, setTiles] = useState<Tiles>();
  useEffect(() => {
    let isGone = false;
    known ??= callApi(getMapTiles, { language: language.current }).then(({ Data }) => Data.Tiles);
    known
      .catch(() => {
        // The next map asks again.
        known = undefined;
        return null;
      })
      .then((found) => !isGone && setTiles(found));
    return () => {
      isGone = true;
    };
  }, []);
  return tiles;
}

/** So far from the equator a degree of longitude is a little shorter than one of latitude. */
const narrowed = 0.94;
const country = { west: 92 * narrowed, north: 28.8, width: 9.6 * narrowed, height: 19.4 };

const xOf = ([, longitude]: Point) => longitude * narrowed - country.west;
const yOf = ([latitude]: Point) => country.north - latitude;
const outline = stateOutlines
  .map((ring) => `M${ring.map((point) => `${xOf(point).toFixed(2)} ${yOf(point).toFixed(2)}`).join('L')}Z`)
  .join('');

/** Where in the country the place lies: from close by our own map has little to show. */
function CountryInset({ place }: { place: Point }) {
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

interface BranchMapProps {
  place: Point;
  name: string;
}

const zoomButton =
  'grid size-[44px] place-items-center rounded-field border border-border bg-surface-raised text-xl font-semibold shadow-float hover:border-text';

/** Where a branch lies. To be loaded on its own: it brings the library, the outlines and the towns. */
export function BranchMap({ place: [latitude, longitude], name }: BranchMapProps) {
  const text = useText();
  const language = useLanguage();
  const places = usePlaces();
  const tiles = useMapTiles();
  const helpId = useId();
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(null);
  const tilesUrl = tiles?.Url;

  useEffect(() => {
    // Nothing is drawn before it is known what with.
    if (!container.current || tiles === undefined || !adoptMapStyles()) return;
    const townName = townNameIn(places, language);
    drawn.current = drawMap(container.current, { place: [latitude, longitude], tilesUrl, townName });
    return () => drawn.current?.remove();
  }, [latitude, longitude, tiles, tilesUrl, places, language]);

  return (
    <div className="grid gap-1">
      <div className="relative isolate overflow-hidden rounded-card border border-border">
        <div
          ref={container}
          role="application"
          aria-label={text('branch.map.label', { branch: name })}
          aria-describedby={helpId}
          className="w-full bg-surface-sunken focus-visible:outline-offset-[-2px]"
          style={{ height: mapHeightPx }}
        />
        {tiles === null && <CountryInset place={[latitude, longitude]} />}
        <div className="absolute end-3 top-3 z-10 grid gap-2">
          <button
            type="button"
            className={zoomButton}
            aria-label={text('branch.map.zoomIn')}
            onClick={() => drawn.current?.zoomIn()}
          >
            +
          </button>
          <button
            type="button"
            className={zoomButton}
            aria-label={text('branch.map.zoomOut')}
            onClick={() => drawn.current?.zoomOut()}
          >
            −
          </button>
        </div>
      </div>
      <p id={helpId} className="sr-only">
        {text('branch.map.help')}
      </p>
      <p className="text-sm text-text-muted">{text('branch.map.credit', { source: tiles?.Credit ?? placesCredit })}</p>
    </div>
  );
}

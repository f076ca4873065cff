import { mapHeightPx } from '@taga/contract/constants';
import type { Point } from '@taga/reference/map-places';
import { placesCredit } from '@taga/reference/outlines';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useId, useRef } from 'react';
import { townNameIn } from '../../../customers/address/place-options.ts';
import { usePlaces } from '../../../customers/address/places.ts';
import { CountryInset } from './country-inset.tsx';
import { type DrawnMap, drawMap } from './draw-map.ts';
import { adoptMapStyles } from './map-styles.ts';
import { useMapTiles } from './use-map-tiles.ts';

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

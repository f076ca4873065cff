import { mapDefaultZoom } from '@taga/contract/constants';
import { districtLines, type Point, stateOutlines, townPoints } from '@taga/reference/map-places';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Polygon } from 'leaflet/src/layer/vector/Polygon.js';
import { Polyline } from 'leaflet/src/layer/vector/Polyline.js';
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';
import { type AnyLayer, Map as LeafletMap } from 'leaflet/src/map/Map.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

const zooms = { min: 5, max: 18 } as const;
/** From closer by, lines that are right to a kilometre or two are drawn broad and faint, and no coast is painted. */
const sharpUpTo = 10;
/** From further away, names would cover each other. */
const townNamesFrom = 12;

export interface DrawnMap {
  zoomIn(): void;
  zoomOut(): void;
  remove(): void;
}

interface MapParts {
  readonly place: Point;
  /** Where pictures of the map come from; without them it is drawn from what ships. */
  readonly tilesUrl: string | undefined;
  readonly townName: (townShipCode: string) => string | undefined;
}

export function drawMap(container: HTMLElement, { place, tilesUrl, townName }: MapParts): DrawnMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(container, {
    center: place,
    zoom: mapDefaultZoom,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    // A finger that scrolls the page is not caught by the map; two fingers move and zoom it.
    dragging: matchMedia('(pointer: fine)').matches,
    keyboard: true,
    touchZoom: true,
    doubleClickZoom: true,
  });
  if (tilesUrl) new TileLayer(tilesUrl, { maxZoom: zooms.max }).addTo(map);
  else drawOutlines(map, container, townName);
  pinAt(place).addTo(map);
  return { zoomIn: () => map.zoomIn(), zoomOut: () => map.zoomOut(), remove: () => map.remove() };
}

/** The states and their districts, with the names of towns from close by. */
function drawOutlines(map: LeafletMap, container: HTMLElement, townName: MapParts['townName']): void {
  const look = { interactive: false, fillOpacity: 1, smoothFactor: 1 };
  for (const ring of stateOutlines) new Polygon([ring], { ...look, className: 'map-state', weight: 1 }).addTo(map);
  for (const line of districtLines) new Polyline(line, { ...look, className: 'map-district', weight: 0.5 }).addTo(map);
  let towns: AnyLayer[] = [];
  const show = () => {
    container.dataset.view = map.getZoom() <= sharpUpTo ? 'far' : 'near';
    for (const town of towns) town.remove();
    towns = map.getZoom() < townNamesFrom ? [] : namedTowns(map, townName);
  };
  map.on('zoomend moveend', show);
  show();
}

function namedTowns(map: LeafletMap, townName: MapParts['townName']): AnyLayer[] {
  const bounds = map.getBounds();
  return townPoints
    .filter(({ point }) => bounds.contains(point))
    .map(({ point, townShipCode }) => {
      const label = document.createElement('span');
      label.textContent = townName(townShipCode) ?? '';
      const icon = new DivIcon({ className: 'map-town', html: label, iconSize: null, iconAnchor: [0, 0] });
      return new Marker(point, { icon, interactive: false, keyboard: false }).addTo(map);
    });
}

const svgNames = 'http://www.w3.org/2000/svg';
const pinSize = { width: 36, height: 44 } as const;

function svgPart(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const part = document.createElementNS(svgNames, name);
  for (const [attribute, value] of Object.entries(attributes)) part.setAttribute(attribute, String(value));
  return part;
}

/** A pin with the door of the brand in it: the arch, and the leaf that stands ajar. */
function pinAt(place: Point): AnyLayer {
  const pin = svgPart('svg', { viewBox: '0 0 36 44', ...pinSize, 'aria-hidden': 'true' });
  pin.append(
    svgPart('path', {
      d: 'M18 43S34 27.6 34 17A16 16 0 0 0 2 17c0 10.600 16 26 16 26',
      fill: 'currentColor',
      stroke: 'var(--color-surface-raised)',
      'stroke-width': 2,
    }),
    svgPart('path', {
      d: 'M12 25V16a6 6 0 0 1 12 0v9M12 25l7-3v-9.500',
      fill: 'none',
      stroke: 'var(--color-on-primary)',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );
  const { width, height } = pinSize;
  const icon = new DivIcon({
    className: 'map-pin',
    html: pin,
    iconSize: [width, height],
    iconAnchor: [width / 2, height - 1],
  });
  return new Marker(place, { icon, interactive: false, keyboard: false, zIndexOffset: 1000 });
}

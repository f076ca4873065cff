/** Of Leaflet, the parts that are used, by the files they come from: the whole of it is twice as large. */

declare module 'leaflet/src/map/Map.js' {
  type Point = readonly [latitude: number, longitude: number];

  interface MapOptions {
    center: Point;
    zoom: number;
    minZoom: number;
    maxZoom: number;
    zoomAnimation: boolean;
    fadeAnimation: boolean;
    dragging: boolean;
    keyboard: boolean;
    touchZoom: boolean;
    doubleClickZoom: boolean;
  }

  export interface AnyLayer {
    addTo(map: LeafletMap): this;
    remove(): this;
  }

  class LeafletMap {
    constructor(container: HTMLElement, options: MapOptions);
    zoomIn(): this;
    zoomOut(): this;
    getZoom(): number;
    getBounds(): { contains(point: Point): boolean };
    on(events: string, listener: () => void): this;
    remove(): this;
  }

  export { LeafletMap as Map };
}

declare module 'leaflet/src/map/handler/Map.*';
declare module 'leaflet/src/layer/vector/Renderer.getRenderer.js';

declare module 'leaflet/src/layer/vector/Polyline.js' {
  import type { AnyLayer } from 'leaflet/src/map/Map.js';

  export const Polyline: new (
    points: unknown,
    options: { className: string; interactive: boolean; weight: number; fillOpacity: number; smoothFactor: number },
  ) => AnyLayer;
}

declare module 'leaflet/src/layer/vector/Polygon.js' {
  import type { Polyline } from 'leaflet/src/layer/vector/Polyline.js';

  export const Polygon: typeof Polyline;
}

declare module 'leaflet/src/layer/tile/TileLayer.js' {
  import type { AnyLayer } from 'leaflet/src/map/Map.js';

  export const TileLayer: new (url: string, options: { maxZoom: number }) => AnyLayer;
}

declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export const DivIcon: new (options: {
    className: string;
    html: HTMLElement | SVGElement;
    iconSize: readonly [number, number] | null;
    iconAnchor: readonly [number, number];
  }) => object;
}

declare module 'leaflet/src/layer/marker/Marker.js' {
  import type { AnyLayer } from 'leaflet/src/map/Map.js';

  export const Marker: new (
    point: readonly [number, number],
    options: { icon: object; interactive: boolean; keyboard: boolean; zIndexOffset?: number },
  ) => AnyLayer;
}

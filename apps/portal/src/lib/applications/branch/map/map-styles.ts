/**
 * What Leaflet cannot do without, and the colours of our own map. It comes with the map and not with the styles inside
 * every page: few pages have a map, and all pages have the styles.
 */
const rules = `
.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-layer, .leaflet-pane > svg {
  position: absolute; left: 0; top: 0;
}
.leaflet-container { overflow: hidden; background: var(--color-accent-tint); }
.leaflet-container[data-view='far'] { background: color-mix(in srgb, var(--color-link) 14%, var(--color-surface)); }
.leaflet-container img, .leaflet-container svg { max-width: none; max-height: none; }
.leaflet-pane { z-index: 4; }
.leaflet-tile-pane { z-index: 2; }
.leaflet-marker-pane { z-index: 6; }
.leaflet-tile { visibility: hidden; }
.leaflet-tile-loaded { visibility: inherit; }
.leaflet-zoom-animated { transform-origin: 0 0; }
.leaflet-interactive, .leaflet-grab { cursor: grab; }
.leaflet-touch-zoom { touch-action: pan-x pan-y; }
.map-state { fill: var(--color-accent-tint); stroke: var(--color-control); }
.map-district { stroke: var(--color-control); stroke-dasharray: 3 2; }
[data-view='near'] :is(.map-state, .map-district) { stroke-width: 6; stroke-opacity: 0.35; stroke-dasharray: none; }
.map-pin { color: var(--color-primary); filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.35)); }
.map-town { color: var(--color-text-muted); font-size: 0.875rem; white-space: nowrap; }
.map-town::before {
  content: ''; position: absolute; left: -4px; top: -4px; width: 8px; height: 8px; border-radius: 50%;
  background: var(--color-control);
}
.map-town > span { position: absolute; left: 10px; top: 0; transform: translateY(-50%); }
`;

let isAdopted = false;

/** Whether the browser takes styles from a script; without them there is no map. */
export function adoptMapStyles(): boolean {
  if (isAdopted) return true;
  if (!('adoptedStyleSheets' in document)) return false;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  isAdopted = true;
  return true;
}

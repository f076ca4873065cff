import type { Plugin } from 'vite';

const parsed = "div.innerHTML = '<svg/>'";
const made = "div.appendChild(svgCreate('svg'))";

/** Leaflet finds out about SVG when it is loaded by having HTML parsed, which our pages allow to no script. */
export function leafletWithoutInnerHtml(): Plugin {
  return {
    name: 'taga-leaflet-without-inner-html',
    enforce: 'pre',
    transform(code, id) {
      if (!/leaflet\/src\/core\/Browser\.js$/.test(id)) return undefined;
      if (!code.includes(parsed))
        this.error('Leaflet looks for SVG in another way now: see leaflet-without-inner-html');
      return { code: code.replace(parsed, made), map: null };
    },
  };
}

import { brand } from './index.ts';

const virtualId = 'virtual:brand.css';

function declarations(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--brand-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join(' ');
}

/** Gives stylesheets the palette of `brand.json` as custom properties: `@import 'virtual:brand.css'`. */
export function brandColours() {
  return {
    name: 'taga-brand-colours',
    resolveId: (id: string) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id: string) =>
      id === `\0${virtualId}`
        ? `:root { ${declarations(brand.colours.light)} } @media (prefers-color-scheme: dark) { :root { ${declarations(brand.colours.dark)} } }`
        : undefined,
  };
}

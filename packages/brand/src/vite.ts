import { brand } from './index.ts';

export { favicon, headOfPage } from './head.ts';

const virtualId = 'virtual:brand.css';

function declarations(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--brand-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join(' ');
}

/** Dark on screens only: paper is white. */
const palette = () =>
  `:root { ${declarations(brand.colours.light)} } ` +
  `@media screen and (prefers-color-scheme: dark) { :root { ${declarations(brand.colours.dark)} } }`;

function fileWithoutColours(): string {
  const { colours: _, ...rest } = brand;
  return JSON.stringify(rest);
}

/**
 * Gives the palette of `brand.json` as custom properties. A script imports it (`import 'virtual:brand.css'`):
 * Tailwind reads what a stylesheet imports from the disk itself, and would not find it there. Scripts that
 * import the file then get it without the colours, which they have no use for and which do not compress.
 */
export function brandColours() {
  return {
    name: 'taga-brand-colours',
    resolveId: (id: string) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id: string) {
      if (id === `\0${virtualId}`) return palette();
      return id.endsWith('/packages/brand/brand.json') ? fileWithoutColours() : undefined;
    },
  };
}

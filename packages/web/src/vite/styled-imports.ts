import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const laterStyles = fileURLToPath(new URL('../page/later-styles.ts', import.meta.url));

/**
 * Vite wraps every dynamic import to fetch the styles and files of the chunk ahead. Our pages name the files themselves,
 * and all styles are one file, so the wrapper only has to see that these are there.
 */
export function styledImports(): Plugin {
  return {
    name: 'taga-styled-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { withStyles as __vitePreload } from ${JSON.stringify(laterStyles)};`
        : undefined,
  };
}

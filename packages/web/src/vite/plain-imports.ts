import type { Plugin } from 'vite';

/**
 * Vite wraps every dynamic import to fetch the styles and files of the chunk ahead. All our
 * styles stand in the page, which names the files too, so the wrapper only has to call.
 */
export function plainImports(): Plugin {
  return {
    name: 'taga-plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

import type { Plugin } from 'vite';

const nodeOnly = 'new Buffer(DATA, "base64")';
const everywhere = 'Uint8Array.from(atob(DATA), (letter) => letter.charCodeAt(0))';

/** The library that knows Zawgyi is published as it was built for Node, and reads its data with what browsers lack. */
export function zawgyiInBrowsers(): Plugin {
  return {
    name: 'taga-zawgyi-in-browsers',
    enforce: 'pre',
    transform(code, id) {
      if (!/myanmar-tools\/build_node\/zawgyi_detector\.js$/.test(id)) return undefined;
      if (!code.includes(nodeOnly))
        this.error('myanmar-tools reads its data in another way now: see zawgyi-in-browsers');
      return { code: code.replace(nodeOnly, everywhere), map: null };
    },
  };
}

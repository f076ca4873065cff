import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const mark = '\0react-as-modules:';

/**
 * React is published for `require` only. By itself the bundler would wrap it anew in every file that uses it; so it is
 * wrapped once, and all others import what they use by name.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'taga-react-as-modules',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    resolveId(id, importer) {
      const isOurs =
        packages.includes(id) && !importer?.startsWith(mark) && !/node_modules\/react/.test(importer ?? '');
      return isOurs ? mark + id : undefined;
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined;
      const name = id.slice(mark.length);
      const exported = Object.keys(require(name)).filter((each) => each !== 'default' && !each.startsWith('__'));
      const lines = exported.map((each) => `export const ${each} = /* @__PURE__ */ (() => it.${each})();`);
      return [`const it = require(${JSON.stringify(name)});`, ...lines, 'export default it;'].join('\n');
    },
  };
}

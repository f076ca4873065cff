import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** What is imported, and the file of its package that holds it. */
const files: Readonly<Record<string, string>> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
};

function fileOf(id: string): string | undefined {
  const file = files[id];
  const [name = id] = id.split('/');
  return file && join(dirname(require.resolve(`${name}/package.json`)), file);
}

const requires = /^var ((?:\w+ = require\("[^"]+"\),?\s*)+);$/m;

/** Turns a file of React's, which assigns to `exports` and calls `require`, into one that exports and imports. */
export function asModule(code: string): string {
  const imports = [...(requires.exec(code)?.[1] ?? '').matchAll(/(\w+) = require\(("[^"]+")\)/g)];
  const exported = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name));
  const body = code
    .replace(requires, '')
    .replace(/^exports\.(\w+) =/gm, 'var exported_$1 =')
    .replace(/\bexports\.(\w+)/g, 'exported_$1');
  return [
    ...imports.map(([, name, from]) => `import * as ${name} from ${from};`),
    body,
    `export { ${[...exported].map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/**
 * React is published for `require` only. By itself the bundler wraps all of it in functions that are called when it is
 * asked for, and keeps what nobody asks for; as modules it is cut to what is used.
 */
export function reactAsModules(): Plugin {
  const used = new Set(Object.keys(files).map(fileOf));
  return {
    name: 'taga-react-as-modules',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    resolveId: (id) => fileOf(id),
    transform(code, id) {
      if (!used.has(id)) return undefined;
      const module = asModule(code);
      if (/\brequire\(|\bexports\b/.test(module)) throw new Error(`${id} is written in another way than it was`);
      return { code: module, map: null };
    },
  };
}

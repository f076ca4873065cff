import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const fileName = 'service-worker.js';

/**
 * Where something is typed that a break would lose, what shows that it failed, the layout that stands around what
 * cannot be opened, and the words in every language.
 */
const cachedPages =
  /\/features\/(sign-up\/steps|login)\/[\w-]+-page\.tsx$|\/errors\/error-toasts\.tsx$|\/layouts\/public-layout\.tsx$/;
const cachedTexts = /^\0virtual:catalog\/\w+\/(public|forms|toasts|refusals|login|sessionEnd|signUp|person)$/;

function chunksOf(bundle: Bundle) {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/**
 * The files that make up these pages, with what they fetch later and the styles. The first file fetches every page there is,
 * so what it fetches does not count.
 */
function filesToSave(bundle: Bundle): string[] {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  function add(name: string) {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    const isFirstFile = chunk.moduleIds.some((id) => id.endsWith('/src/entry-client.tsx'));
    for (const next of [...chunk.imports, ...(isFirstFile ? [] : chunk.dynamicImports)]) add(next);
  }
  for (const { fileName: name, moduleIds } of chunks.values()) {
    if (moduleIds.some((id) => cachedPages.test(id) || cachedTexts.test(id))) add(name);
  }
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  return [...found, ...styles].sort().map((name) => `/${name}`);
}

function releaseOf(files: readonly string[]): string {
  return createHash('sha256').update(files.join()).digest('base64url').slice(0, 12);
}

function withFiles(code: string, files: readonly string[], release: string): string {
  const list = files.map((file) => JSON.stringify(file)).join();
  return code.replace(/(["'`])%FILES%\1/, () => list).replace('%RELEASE%', () => release);
}

/**
 * Builds the service worker at an address without a hash, and tells it which files there are to keep. It is a
 * plain script: not every browser takes a module for one.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'taga-service-worker',
    apply: 'build',
    buildStart() {
      if (this.environment.config.build.ssr) return;
      this.emitFile({ type: 'chunk', id: 'service-worker/main.ts', fileName });
    },
    generateBundle: {
      // The stylesheet is the last file to be made.
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[fileName];
        if (worker?.type !== 'chunk') return;
        if (worker.imports.length > 0 || worker.exports.length > 0) this.error('The service worker is not one file');
        const files = filesToSave(bundle);
        worker.code = withFiles(worker.code, files, releaseOf(files));
      },
    },
  };
}

// Code of the server's own sources for commands: built as the server is, and taken away again.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './root.mjs';

const server = join(root, 'apps/server');

/**
 * Builds a file below the server's folder, lets the work have the path of what came of it, and takes that away again.
 * @template T
 * @param {string} entry @param {(script: string) => Promise<T>} work @returns {Promise<T>}
 */
export async function withBuilt(entry, work) {
  // Below the package, so that what is not bundled is found.
  const modules = join(server, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const outDir = mkdtempSync(join(modules, '.built-'));
  try {
    await build({
      root: server,
      logLevel: 'error',
      build: {
        ssr: join(server, entry),
        outDir,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'built.mjs' } },
      },
    });
    return await work(join(outDir, 'built.mjs'));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** @param {string} entry @returns {Promise<any>} what the file exports */
export const importBuilt = (entry) => withBuilt(entry, (script) => import(pathToFileURL(script).href));

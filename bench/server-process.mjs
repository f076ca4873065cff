// Runs a measurement that works inside the server's own code, built as the server is.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../scripts/root.mjs';
import { CommandError, run } from '../scripts/say.mjs';

const server = join(root, 'apps/server');

/** @param {string} entry below the server's folder @param {string} failure what to say if it ends badly */
export async function runServerProcess(entry, failure) {
  // Below the package, so that what is not bundled is found.
  const modules = join(server, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const outDir = mkdtempSync(join(modules, '.bench-'));
  try {
    await build({
      root: server,
      logLevel: 'error',
      build: {
        ssr: join(server, entry),
        outDir,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'bench.mjs' } },
      },
    });
    const { code } = await run(process.execPath, [join(outDir, 'bench.mjs')], { show: true });
    if (code !== 0) throw new CommandError(failure);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

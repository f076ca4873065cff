// How many seconds the built-in identity verifier takes for a case. `npm run build` first, then `node bench/identity.mjs`.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../scripts/root.mjs';
import { CommandError, run, runCommand } from '../scripts/say.mjs';

const server = join(root, 'apps/server');
const testing = join(server, 'src/identity/testing');

/** @param {string} outDir */
async function buildProcess(outDir) {
  await build({
    root: server,
    logLevel: 'error',
    build: {
      ssr: join(testing, 'identity-bench-process.ts'),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'identity.mjs' } },
    },
  });
  // Read from beside the script.
  cpSync(join(testing, 'fixtures'), join(outDir, 'fixtures'), { recursive: true });
  return join(outDir, 'identity.mjs');
}

runCommand(async () => {
  // Below the package, so that what is not bundled is found.
  const modules = join(server, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const outDir = mkdtempSync(join(modules, '.identity-'));
  try {
    const script = await buildProcess(outDir);
    const media = join(server, 'dist/media-process.js');
    const { code } = await run(process.execPath, [script, media], { show: true });
    if (code !== 0) throw new CommandError('The verifier takes too long, or could not be measured.');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});

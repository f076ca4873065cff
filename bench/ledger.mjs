// `npm run bench:ledger`: transfers a second through the sandbox bank, beside pgbench doing the same statement.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../scripts/root.mjs';
import { run, runCommand, Stop } from '../scripts/say.mjs';

const server = join(root, 'apps/server');

/** @param {string} outDir */
async function buildProcess(outDir) {
  await build({
    root: server,
    logLevel: 'error',
    build: {
      ssr: join(server, 'src/bank/testing/ledger-bench-process.ts'),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'ledger.mjs' } },
    },
  });
  return join(outDir, 'ledger.mjs');
}

runCommand(async () => {
  // Below the package, so that what is not bundled is found.
  const modules = join(server, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const outDir = mkdtempSync(join(modules, '.ledger-'));
  try {
    const script = await buildProcess(outDir);
    const { code } = await run(process.execPath, [script], { show: true });
    if (code !== 0) throw new Stop('The ledger could not be measured.');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});

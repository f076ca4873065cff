import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface BuiltServer {
  /** `main.js`, as plain Node runs it. */
  readonly script: string;
  remove(): Promise<void>;
}

/** The server as it is shipped, built by its own configuration into a folder of its own. */
export async function buildServer(): Promise<BuiltServer> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  // Below the package, so that what is not bundled is found.
  const modules = join(root, 'node_modules');
  await mkdir(modules, { recursive: true });
  const outDir = await mkdtemp(join(modules, '.server-'));
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: false } });
  return { script: join(outDir, 'main.js'), remove: () => rm(outDir, { recursive: true, force: true }) };
}

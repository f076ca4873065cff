import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type SSROptions } from 'vite';

export interface BuiltServer {
  /** The file that plain Node runs. */
  readonly script: string;
  remove(): Promise<void>;
}

/** The server, or a command of its, as it is shipped: built by its own configuration into a folder of its own. */
export function buildServer(entry = 'src/main.ts'): Promise<BuiltServer> {
  return buildInto(entry, {});
}

/** Another script of ours, with all it needs in one file: a test that starts it often waits for half as long. */
export function buildScript(entry: string): Promise<BuiltServer> {
  return buildInto(entry, { noExternal: true });
}

async function buildInto(entry: string, ssr: SSROptions): Promise<BuiltServer> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  // Below the package, so that what is not bundled is found.
  const modules = join(root, 'node_modules');
  await mkdir(modules, { recursive: true });
  const outDir = await mkdtemp(join(modules, '.server-'));
  await build({ root, logLevel: 'error', build: { ssr: entry, outDir, emptyOutDir: false }, ssr });
  return {
    script: join(outDir, `${basename(entry, '.ts')}.js`),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

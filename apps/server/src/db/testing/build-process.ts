import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface BuiltProcess {
  /** A script that plain Node can run. */
  readonly script: string;
  remove(): Promise<void>;
}

/** Bundles `server-process.ts` the way the server is bundled. */
export async function buildServerProcess(): Promise<BuiltProcess> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  // Below the package, so that the bundle finds its dependencies; readable by the other account that one test uses.
  const modules = join(root, 'node_modules');
  await mkdir(modules, { recursive: true });
  const folder = await mkdtemp(join(modules, '.server-process-'));
  await chmod(folder, 0o755);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('./server-process.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'server-process.mjs' } },
    },
  });
  return {
    script: join(folder, 'server-process.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

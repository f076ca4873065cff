import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFolder } from './compress-folder.ts';

interface ShellFilesOptions {
  /** Every address of the app, as a pattern. */
  readonly routes: readonly string[];
  /** The bank's icon and the like, in place of `<!--head-->`. */
  readonly head: string;
}

interface ResolvedConfig {
  readonly root: string;
  readonly build: { readonly outDir: string };
}

/** For an app of which nothing is pre-rendered. Beside its files stands what the server needs: its routes, and all files compressed. */
export function shellFiles({ routes, head }: ShellFilesOptions) {
  let folder = '';
  return {
    name: 'taga-shell-files',
    configResolved(config: ResolvedConfig) {
      folder = join(config.root, config.build.outDir);
    },
    transformIndexHtml: (html: string) => html.replace('<!--head-->', head),
    async writeBundle() {
      const table = routes.map((path) => ({ path }));
      writeFileSync(join(dirname(folder), 'routes.json'), JSON.stringify(table));
      await compressFolder(folder);
    },
  };
}

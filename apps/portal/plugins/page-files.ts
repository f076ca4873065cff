import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** For each page and layout, the files that hold it, relative to the site's root. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

export const pageFilesName = 'page-files.json';

const isPage = (id: string) => /-(page|layout)\.tsx$/.test(id);

/**
 * Tells the prerender step where each page ended up: there every page says which source it was made
 * from, and for each source there is a list of files. Vite's own manifest loses a page that shares its file
 * with others, as the landing page does.
 */
export function pageFiles(): Plugin {
  return {
    name: 'taga-page-files',
    transform(code, id) {
      const { build, root } = this.environment.config;
      if (!build.ssr || !isPage(id)) return undefined;
      return { code: `${code}\nexport const sourceFile = ${JSON.stringify(relative(root, id))};`, map: null };
    },
    generateBundle(_options, bundle) {
      if (this.environment.config.build.ssr) return;
      const files: Record<string, readonly string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds.filter(isPage)) {
          files[relative(this.environment.config.root, id)] = [chunk.fileName, ...chunk.imports];
        }
      }
      this.emitFile({ type: 'asset', fileName: pageFilesName, source: JSON.stringify(files) });
    },
  };
}

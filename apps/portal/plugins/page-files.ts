import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** For each page, layout and group of words, the files that hold it, relative to the site's root. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

export const pageFilesName = 'page-files.json';

const isPage = (id: string) => /-(page|layout)\.tsx$/.test(id);
const words = /^\0(virtual:catalog\/.+)$/;

/** A file and all that it is made of: what it imports, what that imports, and so on. */
function withImports(fileName: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunk.imports) withImports(next, bundle, found);
  return found;
}

/**
 * Tells the prerender step where each page and its words ended up: there every page says which source it was made
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
        for (const id of chunk.moduleIds) {
          const source = isPage(id) ? relative(this.environment.config.root, id) : words.exec(id)?.[1];
          if (source) files[source] = [...withImports(chunk.fileName, bundle)];
        }
      }
      this.emitFile({ type: 'asset', fileName: pageFilesName, source: JSON.stringify(files) });
    },
  };
}

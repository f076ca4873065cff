import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headOfPage } from '@taga/brand/vite';
import { compressFolder } from '@taga/web/compress-folder';
import type { Plugin } from 'vite';
import { routes } from '../src/config/routes.ts';

/** The bank's icon in the page, and beside the built files what the server needs: its routes, and all files compressed. */
export function deskFiles(): Plugin {
  let folder = '';
  return {
    name: 'taga-desk-files',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    transformIndexHtml: (html) => html.replace('<!--head-->', headOfPage),
    writeBundle() {
      const table = Object.values(routes).map((path) => ({ path }));
      writeFileSync(join(dirname(folder), 'routes.json'), JSON.stringify(table));
      compressFolder(folder);
    },
  };
}

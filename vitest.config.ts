import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { type CatalogGroup, catalogGroups } from './packages/i18n/src/messages.ts';
import { catalogs } from './packages/i18n/src/vite.ts';
import { PagesLast } from './scripts/test/file-order.ts';
import { createTestFolder } from './scripts/test/memory-folder.mjs';
import { limits } from './vitest.limits.ts';

// Every process of the run, PostgreSQL included, puts its temporary files there.
process.env.TMPDIR = createTestFolder();

export default defineConfig({
  test: {
    // By itself Vitest leaves one core free, which on two makes it run one file after another. Many tests wait for a
    // PostgreSQL or a server to start: other files have the processor meanwhile.
    maxWorkers: 5,
    sequence: { sequencer: PagesLast },
    projects: [
      'apps/server/vitest.config.ts',
      {
        // The words of every app: tests draw pages of the portal and of the desk.
        plugins: [catalogs(Object.keys(catalogGroups) as CatalogGroup[])],
        resolve: {
          alias: { 'vitest-environment-page': join(import.meta.dirname, 'scripts/test/page-environment.ts') },
        },
        test: {
          name: 'packages and browser apps',
          include: ['{packages,scripts}/**/*.test.{ts,tsx}', 'apps/{portal,desk}/**/*.test.{ts,tsx}'],
          ...limits,
          setupFiles: ['./vitest.patience.ts', './scripts/test/fresh-start.ts'],
          // Loading React and the words again for every file took twice as long as the tests themselves.
          isolate: false,
        },
      },
    ],
  },
});

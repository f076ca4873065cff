import { defineConfig } from 'vitest/config';
import { catalogs } from './packages/i18n/src/vite.ts';

export default defineConfig({
  test: {
    projects: [
      'apps/server/vitest.config.ts',
      {
        plugins: [catalogs()],
        test: {
          name: 'packages and portal',
          include: ['{packages,scripts}/**/*.test.{ts,tsx}', 'apps/portal/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});

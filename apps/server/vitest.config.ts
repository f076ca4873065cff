import { defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.ts';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/db/testing/global-setup.ts'],
    ...limits,
    // Loading the server's modules again for every file took as long as the tests themselves.
    isolate: false,
    // The server's own stylesheet is text that it serves; by itself Vitest would make it empty.
    css: true,
  },
});

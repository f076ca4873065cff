import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/db/testing/global-setup.ts'],
    testTimeout: 20_000,
    // Many files start a server and draw pictures first; a busy machine takes its time for that.
    hookTimeout: 60_000,
    // Loading the server's modules again for every file took as long as the tests themselves.
    isolate: false,
    // The server's own stylesheet is text that it serves; by itself Vitest would make it empty.
    css: true,
  },
});

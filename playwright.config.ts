import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { raisedLimits } from './e2e/pages/raised-limits.ts';
import { findBrowser } from './scripts/browser.mjs';
import { findFreePort } from './scripts/free-ports.mjs';
import { root } from './scripts/root.mjs';
import { createTestFolder } from './scripts/test/memory-folder.mjs';

// Read again by every process that runs tests: the first one chooses for all.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_GALLERY_PORT ??= String(await findFreePort());
const { E2E_PORT: port, E2E_GALLERY_PORT: galleryPort } = process.env;
const portalUrl = `http://127.0.0.1:${port}`;
const galleryUrl = `http://127.0.0.1:${galleryPort}`;
/** Only something that hangs takes as long, however busy the machine is. */
const patienceMs = 300_000;

process.env.GALLERY_URL = galleryUrl;
// A fresh database for every run. A test may ask the sandbox bank there for something by its command.
if (!process.env.E2E_DATA_DIR) {
  process.env.TMPDIR = createTestFolder();
  process.env.E2E_DATA_DIR = join(process.env.TMPDIR, 'data');
}
const { E2E_DATA_DIR: dataDir } = process.env;

/** Those that wait more than they work: for a camera, for the check of a video, for a slow network. */
const waiting = [
  'bench/{opening-uploads,slow-network}.e2e.ts',
  'e2e/{capture,everyone-opening,opening-journeys}.e2e.ts',
];

const executablePath = findBrowser();

export default defineConfig({
  // Those that wait run one at a time beside the others, not together at the end.
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    {
      name: 'working',
      testMatch: ['{e2e,bench,packages/ui/gallery}/**/*.e2e.ts', 'packages/web/testing/*.e2e.ts'],
      testIgnore: waiting,
    },
  ],
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 5,
  forbidOnly: true,
  timeout: patienceMs,
  // Six hundred walks on a shared machine: one that is disturbed is walked once more, and the end of the run names it.
  retries: 1,
  expect: { timeout: 60_000 },
  use: {
    baseURL: portalUrl,
    locale: 'en-GB',
    timezoneId: 'Asia/Yangon',
    viewport: { width: 360, height: 740 },
    // Colours that fade in have not arrived yet when they are looked at.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer for the server, and tests that stand in for the server would not be asked.
    serviceWorkers: 'block',
    // A trace of every test would cost as much time as the tests themselves.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: [
    {
      command: 'node apps/server/dist/main.js',
      cwd: root,
      url: `${portalUrl}/readyz`,
      env: { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn', SANDBOX_SEED: 'people', ...raisedLimits },
      timeout: patienceMs,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: 'npm run gallery:built --workspace @taga/ui',
      cwd: root,
      url: galleryUrl,
      timeout: patienceMs,
      env: { GALLERY_PORT: galleryPort },
    },
  ],
});

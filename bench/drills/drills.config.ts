import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

/**
 * Whole openings under bad conditions. They take as long as the conditions make them, so they are not part of the tests:
 * `npm run build`, then `npx playwright test --config bench/drills/drills.config.ts`.
 */
export default defineConfig(config, {
  testMatch: ['*.drill.ts'],
  testDir: import.meta.dirname,
  outputDir: '../../test-results/drills',
  workers: 1,
  retries: 0,
  timeout: 40 * 60_000,
  expect: { timeout: 10 * 60_000 },
});

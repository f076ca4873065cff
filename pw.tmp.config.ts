import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: '/work/main/packages/ui/gallery', testMatch: ['*.e2e.ts'], outputDir: '/tmp/p1/results', workers: 2, timeout: 90000, fullyParallel: true, reporter: 'list',
  use: { baseURL: 'http://127.0.0.1:3131', locale: 'en-GB', timezoneId: 'Asia/Yangon', viewport: { width: 360, height: 740 }, trace: 'off', screenshot: 'only-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] } },
});

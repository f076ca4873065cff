import { expect, test } from '@playwright/test';
import { print, totalBytes, watchFiles } from './fetched-files.ts';

/** Brotli bytes of everything a first visit fetches, as docs/architecture.md promises them. */
const kilobyte = 1000;
const budgets: { path: string; maxBytes: number; maxRequests?: number }[] = [
  { path: '/', maxBytes: 80.5 * kilobyte, maxRequests: 6 },
  { path: '/login', maxBytes: 82 * kilobyte, maxRequests: 6 },
  { path: '/signup/get-started', maxBytes: 82 * kilobyte, maxRequests: 6 },
  { path: '/support', maxBytes: 82 * kilobyte },
];
/** The font, regular and bold, and texts that take more letters than the English ones. */
const burmeseBytes = 46 * kilobyte;

for (const { path, maxBytes, maxRequests = Number.POSITIVE_INFINITY } of budgets) {
  for (const language of ['en', 'mm'] as const) {
    test(`the first visit of ${path} in ${language} is small [NET-009]`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'lang', value: language, url: String(baseURL) }]);
      const watched = watchFiles(page);
      await page.goto(path);
      const files = await watched.take();
      const isBurmese = language === 'mm';
      const allowed = isBurmese ? maxBytes + burmeseBytes : maxBytes;
      print(`${path} ${language}`, files, allowed);
      expect(files.every((file) => file.bytes > 0)).toBe(true);
      expect(totalBytes(files)).toBeLessThanOrEqual(allowed);
      expect(files.length).toBeLessThanOrEqual(isBurmese ? maxRequests + 2 : maxRequests);
    });
  }
}

import { expect, type Page, type Request, test } from '@playwright/test';

/** Brotli bytes of everything a first visit fetches, as docs/architecture.md promises them. */
const kilobyte = 1024;
const budgets: { path: string; maxBytes: number; maxRequests?: number }[] = [
  { path: '/', maxBytes: 90 * kilobyte, maxRequests: 6 },
  { path: '/login', maxBytes: 90 * kilobyte, maxRequests: 6 },
  { path: '/signup/get-started', maxBytes: 100 * kilobyte, maxRequests: 6 },
  { path: '/support', maxBytes: 90 * kilobyte },
];
const burmeseFontBytes = 45 * kilobyte;

for (const { path, maxBytes, maxRequests = Number.POSITIVE_INFINITY } of budgets) {
  for (const language of ['en', 'mm'] as const) {
    test(`the first visit of ${path} in ${language} is small [NET-009]`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'lang', value: language, url: String(baseURL) }]);
      const files = await fetchedFiles(page, path);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const isBurmese = language === 'mm';
      const allowed = isBurmese ? maxBytes + burmeseFontBytes : maxBytes;
      console.log(`${path} ${language}: ${bytes} of ${allowed} bytes in ${files.length} requests`);
      for (const file of files) console.log(`  ${String(file.bytes).padStart(6)} ${file.path}`);
      expect(files.every((file) => file.bytes > 0)).toBe(true);
      expect(bytes).toBeLessThanOrEqual(allowed);
      expect(files.length).toBeLessThanOrEqual(isBurmese ? maxRequests + 1 : maxRequests);
    });
  }
}

async function fetchedFiles(page: Page, path: string) {
  const files: Promise<{ path: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const isIcon = /favicon|manifest/.test(request.url());
    if (!isIcon) files.push(sizeOf(request));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return Promise.all(files);
}

async function sizeOf(request: Request) {
  const { responseBodySize } = await request.sizes();
  return { path: new URL(request.url()).pathname, bytes: responseBodySize };
}

import type { Page } from '@playwright/test';

/** Leaves only the cookies. From outside of the portal: a guarded page would notice, and note where to come back to. */
export async function clearStorage(page: Page) {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

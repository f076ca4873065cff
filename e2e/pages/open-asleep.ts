import type { Page } from '@playwright/test';

/** Holds the first script back until `wake` is called: the page is there to see, and nothing of it works. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/assets/portal-*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return wake;
}

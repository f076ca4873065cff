import type { Page } from '@playwright/test';

/** Lets the server answer and changes some of it, for what no screen leads to yet. */
export async function changeAnswer(page: Page, path: string, change: (data: Record<string, unknown>) => object) {
  await page.route(`**${path}?*`, async (route) => {
    const response = await route.fetch();
    const { Data } = await response.json();
    await route.fulfill({ response, json: { Data: { ...Data, ...change(Data) } } });
  });
}

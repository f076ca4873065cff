import { expect, type Page } from '@playwright/test';

/** The page at this address is on the screen. Its address comes first, and what is pressed then would be the page before. */
export async function expectPage(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator('html[data-pending]')).toHaveCount(0);
}

import { expect, type Page, test } from '@playwright/test';
import { type Language, type Screen, screens } from './addresses.ts';

export interface Visit {
  readonly language?: Language;
  readonly screen?: Screen;
}

/** Opens a page as somebody who chose the language on an earlier visit. */
export async function openPage(page: Page, path: string, { language = 'en', screen = 'phone' }: Visit = {}) {
  await page.setViewportSize(screens[screen]);
  await page.context().addCookies([{ name: 'lang', value: language, url: String(test.info().project.use.baseURL) }]);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'mm' ? 'my' : 'en');
  await expect(page.locator('h1').first()).toBeVisible();
}

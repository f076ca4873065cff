import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findViolations, wcag22aa } from '../../../e2e/pages/find-violations.ts';

const gallery = String(process.env.GALLERY_URL);
const components = readdirSync(new URL('../src/components', import.meta.url)).sort();
/** Not every pairing: each screen, each colour scheme and each language is seen with every component. */
const looks = [
  { width: 360, height: 740, colorScheme: 'light', language: 'mm' },
  { width: 1280, height: 800, colorScheme: 'dark', language: 'en' },
] as const;

async function show(page: Page, component: string, language = 'en') {
  await page.goto(`${gallery}/?component=${component}&lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

for (const component of components) {
  test(`${component} is accessible in light and dark, on phone and desktop, in both languages`, async ({ page }) => {
    for (const { width, height, colorScheme, language } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await show(page, component, language);
      expect.soft(await findViolations(page, wcag22aa), `${language} in ${colorScheme} at ${width} px`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${language} at 320 px`).toBeLessThanOrEqual(0);
    }
  });
}

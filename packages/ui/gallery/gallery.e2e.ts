import { readdirSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { findViolations, wcag22aa } from '../../../e2e/pages/find-violations.ts';

const address = String(process.env.GALLERY_URL);
const components = readdirSync(new URL('../src/components', import.meta.url)).sort();
/** Not every pairing: each screen, each colour scheme and each language is seen with every component. */
const looks = [
  { width: 360, height: 740, colorScheme: 'light', language: 'mm' },
  { width: 1280, height: 800, colorScheme: 'dark', language: 'en' },
] as const;

/** The page on which a worker looks at one component after another. A test that fails gets the next one another page. */
const test = base.extend<object, { gallery: Page }>({
  gallery: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await page.goto(address);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

async function show(page: Page, component: string, language: string) {
  await page.evaluate((search) => {
    window.history.pushState(null, '', search);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `?component=${component}&lang=${language}`);
  const languageTag = language === 'mm' ? 'my' : 'en';
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag);
  await expect(page.getByRole('heading', { level: 1, name: component, exact: true }).first()).toBeVisible();
  for (const frame of page.frames()) {
    await expect(frame.locator('html')).toHaveAttribute('lang', languageTag);
    await expect(frame.locator('#root > *').first()).toBeAttached();
    await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  }
}

for (const component of components) {
  test(`${component} is accessible in light and dark, on phone and desktop, in both languages`, async ({ gallery }) => {
    for (const { width, height, colorScheme, language } of looks) {
      await gallery.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await gallery.setViewportSize({ width, height });
      await show(gallery, component, language);
      expect.soft(await findViolations(gallery, wcag22aa), `${language} in ${colorScheme} at ${width} px`).toEqual([]);
      await gallery.setViewportSize({ width: 320, height: 640 });
      const overflow = await gallery.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${language} at 320 px`).toBeLessThanOrEqual(0);
    }
  });
}

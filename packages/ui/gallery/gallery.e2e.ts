import { readdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const gallery = String(process.env.GALLERY_URL);
const components = readdirSync(new URL('../src/components', import.meta.url)).sort();
const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function show(page: Page, component: string, language = 'en') {
  await page.goto(`${gallery}/?component=${component}&lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) }));
}

for (const component of components) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${component} has no accessibility violations in ${colorScheme}, on phone and desktop`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await show(page, component);
        expect.soft(await violations(page), `at ${screen.width}`).toEqual([]);
      }
    });
  }

  test(`${component} has no accessibility violations in Burmese`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await show(page, component, 'mm');
    expect(await violations(page)).toEqual([]);
  });

  test(`${component} loses nothing at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['en', 'mm']) {
      await show(page, component, language);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, language).toBeLessThanOrEqual(0);
    }
  });
}

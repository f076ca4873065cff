import { expect, type Page, test } from '@playwright/test';
import { languages, screens } from './pages/addresses.ts';
import { signInAsDemo } from './pages/demo-customers.ts';
import { doubleLetters, overflowOf } from './pages/layout.ts';
import { openPage } from './pages/open-page.ts';
import { textsOf } from './pages/texts.ts';

const mostScreens = 5;

/** The one in the bar at the bottom; the menu has another. */
function signUpLink(page: Page, language: (typeof languages)[number]) {
  const name = textsOf(language)('layout.header.signUp');
  return page.getByRole('link', { name, exact: true }).filter({ visible: true });
}

for (const language of languages) {
  test(`the home page in ${language} is at most ${mostScreens} screens long on a phone`, async ({ page }) => {
    await openPage(page, '/', { language });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(mostScreens * screens.phone.height);
  });

  test(`signing up is in reach of a thumb in ${language}, wherever one has scrolled to`, async ({ page }) => {
    await openPage(page, '/', { language });
    const signUp = signUpLink(page, language);
    const isInReach = async () => {
      const box = await signUp.boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? 0);
      return bottom > screens.phone.height * 0.8 && bottom <= screens.phone.height;
    };
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect.poll(isInReach, `at ${share * 100}%`).toBe(true);
    }
    await signUp.click();
    await expect(page).toHaveURL(/\/signup\/get-started$/);
  });
}

test('the bar at the bottom covers no control that has the focus', async ({ page }) => {
  await openPage(page, '/');
  const bar = page.locator('[data-page-bar]');
  const controls = await page.locator('main a, main button, footer a').all();
  expect(controls.length).toBeGreaterThan(12);
  for (const control of controls) {
    await control.focus();
    const [box, cover] = [await control.boundingBox(), await bar.boundingBox()];
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom, await control.innerText()).toBeLessThanOrEqual((cover?.y ?? 0) + 1);
  }
});

test('the bar is for visitors on a phone: a customer and a desktop have none', async ({ page }) => {
  const bar = page.locator('[data-page-bar]');
  await openPage(page, '/', { screen: 'desktop' });
  await expect(bar).toBeHidden();
  await signInAsDemo(page, 'existing');
  await page.goto('/');
  await expect(bar).toHaveCount(0);
});

test('the accounts and the credit card are rows, on a desktop in two columns', async ({ page }) => {
  const rows = page.getByRole('main').locator('article');
  const lefts = () => rows.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
  await openPage(page, '/');
  await expect(rows).toHaveCount(9);
  expect(await lefts()).toBe(1);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(110);
  await openPage(page, '/', { screen: 'desktop' });
  expect(await lefts()).toBe(2);
});

test('letters twice as large and a narrow screen stick out nowhere', async ({ page }) => {
  for (const path of ['/', '/start', '/start/saving']) {
    await openPage(page, path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    await page.setViewportSize(screens.phone);
    await doubleLetters(page);
    expect(await overflowOf(page), `${path} with large letters`).toBeLessThanOrEqual(0);
  }
});

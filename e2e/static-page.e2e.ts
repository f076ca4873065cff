import { expect, type Page, test } from '@playwright/test';
import { withoutLineMarks } from '@taga/i18n';
import { openAsleep } from './pages/open-asleep.ts';
import { openPage } from './pages/open-page.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');
const burmese = textsOf('mm');
const playButton = (page: Page) => page.getByRole('button', { name: text('tutorial.video.play') });

/** The scripts that are fetched from now on, ahead or when they are needed. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.describe('the home page is only read, so it stays as it was drawn', () => {
  test('and what it is drawn with is not fetched [NET-009]', async ({ page }) => {
    const scripts = watchScripts(page);
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((path) => path.startsWith('/assets/home'))).toEqual([]);
    await expect(page).toHaveTitle(new RegExp(text('home.page.title')));
  });

  test('its links lead on without loading anything again, and back again', async ({ page }) => {
    await openPage(page, '/');
    await page.evaluate(() => document.body.setAttribute('data-still-here', 'yes'));
    await page.locator('main a[href="/start"]').first().click();
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByRole('heading', { level: 1, name: text('start.page.title') })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: text('home.banner.title') })).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-still-here', 'yes');
  });

  test('a link that is pressed for a new tab opens one', async ({ page, context }) => {
    await openPage(page, '/');
    const opened = context.waitForEvent('page');
    await page
      .locator('main a[href="/start"]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/start$/);
    await expect(page).toHaveURL(/\/$/);
  });

  test('its button works, by key too', async ({ page }) => {
    await openPage(page, '/');
    await playButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main video')).toBeVisible();
  });

  test('its button works when it is pressed before the page is alive', async ({ page }) => {
    const wake = await openAsleep(page, '/');
    await playButton(page).click();
    wake();
    await expect(page.locator('main video')).toBeVisible();
  });

  test('another language reaches all of it, and the one before comes back [I18-002]', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'မြန်မာ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: burmese('home.banner.title') })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(withoutLineMarks(burmese('home.page.title'))));
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: text('home.banner.title') })).toBeVisible();
  });

  test('it stands even where something else has changed the page before React saw it', async ({ page }) => {
    const wake = await openAsleep(page, '/');
    await expect(page.locator('footer')).toBeVisible();
    await page.evaluate(() => document.querySelector('header')?.replaceChildren());
    wake();
    await expect(page.locator('header button[aria-expanded]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: text('home.banner.title') })).toBeVisible();
  });
});

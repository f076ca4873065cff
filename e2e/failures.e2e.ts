import { expect, type Page, test } from '@playwright/test';
import { openPage } from './pages/open-page.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

test('an offline visitor is told so, and that it is over when it is [NET-005]', async ({ page, context }) => {
  await openPage(page, '/start');
  await context.setOffline(true);
  await expect(page.getByText(text('layout.offline.message'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(text('layout.offline.message'))).toBeHidden();
});

test('a page whose file cannot be fetched says so, and is shown by itself when the network is back [NET-005]', async ({
  page,
  context,
}) => {
  await openPage(page, '/', { screen: 'desktop' });
  await context.setOffline(true);
  await page
    .getByRole('link', { name: text('layout.navigation.contact') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: text('layout.failure.again') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: text('contact.page.title') })).toBeVisible();
});

test('a page whose file stays away is asked for three times more, then only by hand [NET-005]', async ({ page }) => {
  let tries = 0;
  await page.route('**/assets/blog-page-*.js', (route) => {
    tries += 1;
    return route.abort();
  });
  const again = page.getByRole('button', { name: text('layout.failure.again') });
  await page.clock.install();
  await openPage(page, '/');
  await page.locator('footer a[href="/blog"]').click();
  for (let count = 1; count <= 4; count += 1) {
    await expect.poll(() => tries).toBe(count);
    await expect(again).toBeVisible();
    await page.clock.fastForward(60_000);
  }
  await again.click();
  await expect.poll(() => tries).toBe(5);
});

test('the tutorial plays a different video in each language [PUB-044, PUB-045, I18-008]', async ({ page }) => {
  for (const [language, code] of [
    ['en', 'en'],
    ['mm', 'mm'],
  ] as const) {
    await openPage(page, '/', { language });
    await openTutorial(page, textsOf(language)('home.banner.tutorial'));
    const video = page.getByRole('dialog').locator('video');
    await expect(video).toBeVisible();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentSrc))
      .toContain(`tutorial-${code}`);
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
    await expect(video.locator('track')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('opening and closing the tutorial is counted, without a name or a place [ANL-003, ANL-004]', async ({ page }) => {
  const events: Record<string, unknown>[] = [];
  await page.route('**/analytics/log_event*', async (route) => {
    events.push(route.request().postDataJSON());
    await route.continue();
  });
  await openPage(page, '/');
  await openTutorial(page, text('home.banner.tutorial'));
  await page.keyboard.press('Escape');
  await expect.poll(() => events.map(({ action }) => action)).toEqual(['TutorialStart', 'TutorialEnd']);
  expect(events[0]).toMatchObject({ user: null, page: '/', location: null, browser: { name: expect.any(String) } });
  expect(events[0]).not.toHaveProperty('sessionId');
});

test('a failure to count is nobody’s trouble [ANL-002]', async ({ page }) => {
  await page.route('**/analytics/log_event*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openPage(page, '/');
  await openTutorial(page, text('home.banner.tutorial'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').filter({ hasText: '500' })).toHaveCount(0);
});

async function openTutorial(page: Page, name: string) {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

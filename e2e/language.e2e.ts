import { expect, type Page, test } from '@playwright/test';
import { withoutLineMarks } from '@taga/i18n';
import { openAsleep } from './pages/open-asleep.ts';
import { openPage } from './pages/open-page.ts';
import { textsOf } from './pages/texts.ts';

const english = textsOf('en');
const burmese = textsOf('mm');

test('a first visit is in English, whatever the browser speaks [I18-001]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'my-MM', baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: english('home.banner.title') })).toBeVisible();
  await context.close();
});

for (const path of ['/', '/start', '/login', '/signup', '/support']) {
  test(`the language can be switched on ${path}, in place and permanently [I18-002]`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => document.body.setAttribute('data-still-here', 'yes'));
    await page
      .getByRole('button', { name: 'မြန်မာ' })
      .or(page.getByRole('radio', { name: 'မြန်မာ' }))
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'my');
    await expect(page.locator('body')).toHaveAttribute('data-still-here', 'yes');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'my');
    await expect(page.locator('body')).not.toHaveAttribute('data-still-here', 'yes');
  });
}

test('switching keeps the chosen tab and translates the title', async ({ page }) => {
  await openPage(page, '/support');
  await page.getByRole('tab', { name: english('support.faq.tab') }).click();
  await page
    .getByRole('button', { name: 'မြန်မာ' })
    .or(page.getByRole('radio', { name: 'မြန်မာ' }))
    .first()
    .click();
  await expect(page.getByRole('tab', { name: burmese('support.faq.tab') })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveTitle(new RegExp(withoutLineMarks(burmese('support.page.title'))));
});

test('the home page arrives in the chosen language before any script has run [I18-002]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name: 'lang', value: 'mm', url: String(baseURL) }]);
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page.getByRole('heading', { level: 1, name: burmese('home.banner.title') })).toBeVisible();
  await context.close();
});

/** The names of the fonts that the text of an element is really drawn with; none while the page is drawn again. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  // A page that is still being read gives its elements new numbers between two questions.
  const { fonts } = await client
    .send('DOM.querySelector', { nodeId: root.nodeId, selector })
    .then(({ nodeId }) => client.send('CSS.getPlatformFontsForNode', { nodeId }))
    .catch(() => ({ fonts: [] }));
  await client.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ postScriptName }) => postScriptName);
}

test('Burmese text is drawn with our own font, bold text with a bold one [I18-001]', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await openPage(page, '/', { language: 'mm' });
  await page.waitForLoadState('networkidle');
  expect(fonts.sort()).toEqual([
    expect.stringContaining('padauk-burmese-400'),
    expect.stringContaining('padauk-burmese-700'),
  ]);
  await expect.poll(() => fontsOf(page, 'main p')).toEqual(['Padauk-Regular']);
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Padauk-Bold']);
});

test('the bold font waits until the page is alive: nothing comes before its scripts', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  const wake = await openAsleep(page, '/?lang=mm');
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Padauk-Regular']);
  expect(fonts).toEqual([expect.stringContaining('padauk-burmese-400')]);
  wake();
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Padauk-Bold']);
});

test('no mark for line ends gets into what is not drawn: title and description [I18-001]', async ({ page }) => {
  await openPage(page, '/login', { language: 'mm' });
  await expect(page.locator('h1')).toHaveText(burmese('login.page.title'));
  const marks = /[\u200b\u2060]/;
  expect(await page.title()).not.toMatch(marks);
  expect(await page.locator('meta[name=description]').getAttribute('content')).not.toMatch(marks);
});

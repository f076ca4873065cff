import { expect, test } from '@playwright/test';
import { openPage } from './pages/open-page.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');
const link = (name: string, options = {}) => ['link', { name, ...options }] as const;

test.describe('the home page', () => {
  test('has a banner, an about video, features and benefits [PUB-005 to PUB-008]', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: text('home.banner.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('home.about.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: text('tutorial.video.play') })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('home.features.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('home.benefits.title') })).toBeVisible();
  });

  test('leads to the accounts with its get-started button [PUB-009]', async ({ page }) => {
    await openPage(page, '/');
    await page
      .getByRole(...link(text('home.banner.start')))
      .first()
      .click();
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('offers sign in and sign up to a visitor [PUB-002, PUB-043]', async ({ page }) => {
    await openPage(page, '/', { screen: 'desktop' });
    await page
      .getByRole('banner')
      .getByRole(...link(text('layout.header.signUp')))
      .click();
    await expect(page).toHaveURL(/\/signup\/get-started$/);
    await page.goBack();
    await page
      .getByRole('banner')
      .getByRole(...link(text('layout.header.signIn')))
      .click();
    await expect(page).toHaveURL(/\/login/);
  });
});

test('the contact page shows address, hotline, e-mail and hours [PUB-015 to PUB-018]', async ({ page }) => {
  await openPage(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('No. 1, Strand Road, Kyauktada Township, Yangon, Myanmar')).toBeVisible();
  await expect(main.getByRole(...link('+95 1 000 0000'))).toHaveAttribute('href', 'tel:+9510000000');
  await expect(main.getByRole(...link('hello@taga.example'))).toHaveAttribute('href', 'mailto:hello@taga.example');
  await expect(main.getByText('24/7', { exact: true })).toBeVisible();
});

test('questions and blog are placeholders with sample text [PUB-019, PUB-020]', async ({ page }) => {
  await openPage(page, '/faqs');
  await expect(page.getByText(text('pages.faqs.lead'))).toBeVisible();
  await openPage(page, '/blog');
  await expect(page.getByText(text('pages.blog.lead'))).toBeVisible();
});

test('support has a Help tab with contact-us only and a FAQ tab that says coming soon [PUB-021, PUB-022]', async ({
  page,
}) => {
  await openPage(page, '/support');
  const help = page.getByRole('tabpanel', { name: text('support.help.tab') });
  await expect(help.getByRole('link')).toHaveCount(1);
  await expect(help.getByRole('link')).toHaveAttribute('href', '/contact');
  await page.getByRole('tab', { name: text('support.help.tab') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: text('support.faq.tab') })).toContainText(text('support.faq.soon'));
});

test('settings and tutorial say coming soon and have no menu entry [PUB-033 to PUB-035]', async ({ page }) => {
  for (const path of ['/settings', '/tutorial']) {
    await openPage(page, path, { screen: 'desktop' });
    await expect(page.getByRole('main').getByText(text('pages.comingSoon.title')).first()).toBeVisible();
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
  }
});

test('an unknown address is answered with 404 and a way home [PUB-028]', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page
    .getByRole('main')
    .getByRole(...link(text('pages.notFound.home')))
    .click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('an account that does not exist is not found [PRD-003]', async ({ page }) => {
  const answer = await page.goto('/account/gold');
  expect(answer?.status()).toBe(404);
});

test('the accounts page shows eight product cards that lead to their pages [DSH-005]', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await openPage(page, '/start');
  const cards = page.getByRole('main').locator('a[href^="/start/"]');
  await expect(cards).toHaveCount(8);
  expect(calls.filter((path) => path.includes('balances'))).toEqual([]);
  await expect(cards.first()).toHaveAttribute('href', '/start/saving');
});

test('nothing leads away from signing in and signing up [PUB-029]', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await openPage(page, path, { screen: 'desktop' });
    await expect(page.getByRole('navigation', { name: text('layout.navigation.label') })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  await openPage(page, '/contact', { screen: 'desktop' });
  await expect(page.getByRole('navigation', { name: text('layout.navigation.label') })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the area has a side bar on a desktop and a bottom menu on a phone [PUB-030 to PUB-032]', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: text('layout.area.label') });
  await openPage(page, '/start', { screen: 'desktop' });
  await expect(page.getByRole('banner')).toBeVisible();
  const sideBar = await menu.filter({ visible: true }).boundingBox();
  expect(sideBar?.x).toBeLessThan(200);
  expect(sideBar?.width).toBeLessThan(320);
  await openPage(page, '/start', { screen: 'phone' });
  const bottomMenu = await menu.filter({ visible: true }).boundingBox();
  expect((bottomMenu?.y ?? 0) + (bottomMenu?.height ?? 0)).toBeCloseTo(740, -1);
});

test('where a customer has the dashboard a visitor has the accounts, called so [PUB-039]', async ({ page }) => {
  await openPage(page, '/support', { screen: 'desktop' });
  const menu = page.getByRole('navigation', { name: text('layout.area.label') }).filter({ visible: true });
  await menu.getByRole(...link(text('layout.navigation.accounts'))).click();
  await expect(page).toHaveURL(/\/start$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('layout.navigation.accounts'));
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole(...link(text('layout.skip.toContent')));
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

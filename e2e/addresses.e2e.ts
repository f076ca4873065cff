import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openPage } from './pages/open-page.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

interface Route {
  readonly path: string;
  readonly page: string;
}
/** The table that the portal's build hands to the server. */
const routes: readonly Route[] = JSON.parse(
  readFileSync(new URL('../apps/portal/dist/prerendered/routes.json', import.meta.url), 'utf8'),
);

/** Other ways to write an address; to a person they are all the same page. */
function spellingsOf(path: string): string[] {
  const address = path.replace(/\/\*$/, '/17').replace(/:\w+/g, '17');
  if (address === '/') return [address];
  const capital = address.replace(/\/(\w)/g, (part) => part.toUpperCase());
  return [`${address}/`, address.toUpperCase(), capital];
}

test('the server knows every page however its address is written [PUB-028]', async ({ request }) => {
  expect(routes.length).toBeGreaterThan(30);
  for (const { path, page } of routes) {
    const isPrerendered = !page.startsWith('shell-');
    for (const address of spellingsOf(path)) {
      const answer = await request.get(address);
      const drawn = /<div id="root"(?: data-page="([^"]*)")?>/.exec(await answer.text())?.[1];
      expect([address, answer.status(), drawn]).toEqual([address, 200, isPrerendered ? path : undefined]);
    }
  }
});

test('what no page is called is not found by the server [PUB-028]', async ({ request }) => {
  for (const address of ['/order/17', '/Login/nobody', '/loginn', '/account', '/account/gold', '/inboxes']) {
    const isPage = address === '/account';
    expect([address, (await request.get(address)).status()]).toEqual([address, isPage ? 200 : 404]);
  }
});

const shown: [address: string, heading: Parameters<typeof text>[0]][] = [
  ['/Login', 'login.page.title'],
  ['/login/', 'login.page.title'],
  ['/LOGIN/contact', 'login.contact.title'],
  ['/CONTACT/', 'contact.page.title'],
  ['/Support', 'support.page.title'],
  ['/Account/Saving', 'login.page.title'],
  ['/INBOX/17', 'login.page.title'],
  ['/order/17', 'pages.notFound.title'],
  ['/login/nobody', 'pages.notFound.title'],
];

for (const [address, heading] of shown) {
  test(`the browser agrees with the server about ${address} [PUB-028]`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (failure) => faults.push(failure.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(heading));
    // A page that is drawn over because it was not the one that was met says so here.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
}

test('an unknown address among those of signing in shows no menu either [PUB-029]', async ({ page }) => {
  await openPage(page, '/login/nobody', { screen: 'desktop' });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await openPage(page, '/nobody', { screen: 'desktop' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('a step through the history', () => {
  test('returns to where the page was left, a link begins at the top with its heading', async ({ page }) => {
    await openPage(page, '/');
    const link = page.locator('footer a[href="/faqs"]');
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(
      () => new Promise<number>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(scrollY)))),
    );
    expect(left).toBeGreaterThan(900);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: text('pages.faqs.title') })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: text('home.banner.title') })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: text('pages.faqs.title') })).toBeFocused();
  });

  test('a link to where one is already, and one to a part of the page, change no page', async ({ page }) => {
    await page.goto('/robots.txt');
    await openPage(page, '/contact');
    await page.locator('footer a[href="/contact"]').click();
    await page.locator('footer a[href="/contact"]').click();
    await page.getByRole('link', { name: text('layout.skip.toContent') }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact#main$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1, name: text('contact.page.title') })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/robots\.txt$/);
  });

  test('a link pressed with the key for a new tab opens one, and leaves this page as it is', async ({
    page,
    context,
  }) => {
    await openPage(page, '/contact');
    const opened = context.waitForEvent('page');
    await page.locator('footer a[href="/faqs"]').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/faqs$/);
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('every step is numbered, those of the browser too, so that one can tell how far it went', async ({ page }) => {
    const place = () => page.evaluate(() => window.history.state?.idx);
    await openPage(page, '/contact');
    await expect.poll(place).toBe(0);
    await page.getByRole('link', { name: text('layout.skip.toContent') }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(place).toBe(1);
    await page.locator('footer a[href="/faqs"]').click();
    await expect.poll(place).toBe(2);
    await page.goBack();
    await page.goBack();
    await expect.poll(place).toBe(0);
  });
});

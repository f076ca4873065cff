import { expect, type Locator, type Page, test } from '@playwright/test';
import { createCustomer } from './pages/create-customer.ts';
import { openPage } from './pages/open-page.ts';
import { giveCredentials, signIn, signInButton } from './pages/sign-in.ts';
import { SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

/** What is on the way moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** What a slow phone gets: 50 kbit/s. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = 50_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Keeps back what matches until it is let go, or lets it fail. */
async function holdBack(page: Page, pattern: string) {
  let release = (_outcome: 'arrives' | 'fails') => {};
  const outcome = new Promise<'arrives' | 'fails'>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route(pattern, async (route) => {
    asked += 1;
    if ((await outcome) === 'arrives') await route.continue();
    else await route.abort('connectionreset');
  });
  return async (outcome: 'arrives' | 'fails') => {
    await expect.poll(() => asked, `${pattern} is asked for`).toBeGreaterThan(0);
    release(outcome);
  };
}

/** On the control for assistive technology and for the eye, and at the top of the screen. */
async function expectPending(page: Page, control: Locator) {
  await expect(control).toHaveAttribute('aria-busy', 'true');
  await expect(control).toHaveAttribute('data-pending', '');
  await expect(control).toHaveCSS('animation-name', 'waiting');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement, '::before').height)).toBe('3px');
}

async function expectNothingPending(page: Page) {
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await expect(page.locator('a[aria-busy=true]')).toHaveCount(0);
}

test('a link shows that its page is on the way until that stands [NET-010]', async ({ page }) => {
  await openPage(page, '/', { screen: 'desktop' });
  await slowDown(page);
  const release = await holdBack(page, '**/assets/contact-page-*.js');
  const link = page.getByRole('banner').getByRole('link', { name: text('layout.navigation.contact') });
  await link.click();
  await expectPending(page, link);
  await expect(page.getByRole('heading', { level: 1, name: text('home.banner.title') })).toBeVisible();
  await release('arrives');
  await expect(page.getByRole('heading', { level: 1, name: text('contact.page.title') })).toBeFocused();
  await expectNothingPending(page);
});

test('a second press takes the state over from the first [NET-010]', async ({ page }) => {
  await openPage(page, '/', { screen: 'desktop' });
  const release = await holdBack(page, '**/assets/*-page-*.js');
  const menu = page.getByRole('banner');
  const contact = menu.getByRole('link', { name: text('layout.navigation.contact') });
  const support = menu.getByRole('link', { name: text('layout.navigation.support') });
  await contact.click();
  await expectPending(page, contact);
  await support.click();
  await expectPending(page, support);
  await expect(contact).not.toHaveAttribute('aria-busy');
  await release('arrives');
  await expect(page).toHaveURL(/\/support$/);
  await expectNothingPending(page);
});

test('Next and Back show it too [NET-010]', async ({ page }) => {
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.start();
  await signUp.giveName();
  await slowDown(page);
  const release = await holdBack(page, '**/assets/nrc-page-*.js');
  const next = page.getByRole('button', { name: signUp.text('form.actions.next') });
  await next.click();
  await expectPending(page, next);
  await release('arrives');
  await signUp.expectStep('nrc');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectNothingPending(page);
});

test('signing in shows it from the press until the account page stands [NET-010]', async ({ page, request }) => {
  const customer = await createCustomer(request);
  // It is fetched ahead, while the customer types.
  const releasePage = await holdBack(page, '**/assets/customer-accounts-*.js');
  await openPage(page, '/login');
  const releaseEndpoint = await holdBack(page, '**/api/auth/login*');
  await giveCredentials(page, customer.loginId, customer.password);
  await expect(page.getByRole('button', { name: text('login.action.signingIn') })).toHaveAttribute('aria-busy', 'true');
  await releaseEndpoint('arrives');
  await expectPending(page, signInButton(page));
  await releasePage('arrives');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.name);
  await expectNothingPending(page);
});

test('a press before the files for it have come is answered as well [NET-010]', async ({ page }) => {
  await openPage(page, '/login');
  const release = await holdBack(page, '**/assets/sign-in-*.js');
  await giveCredentials(page, 'aye@example.com', 'Secret123');
  await expect(page.getByRole('button', { name: text('login.action.signingIn') })).toHaveAttribute('aria-busy', 'true');
  await release('arrives');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});

test('a card of the dashboard shows it [NET-010]', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  const release = await holdBack(page, '**/assets/account-detail-page-*.js');
  const card = page.locator('main a[href="/account/saving"]').first();
  await card.click();
  await expectPending(page, card);
  await release('arrives');
  await expect(page.locator('main h1')).toHaveText(text('accounts.saving.shortName'));
  await expectNothingPending(page);
});

test('other words, and a dialog whose file has to come first, are waited for the same way [NET-010]', async ({
  page,
}) => {
  await openPage(page, '/');
  const releaseWords = await holdBack(page, '**/assets/home-*.js');
  const burmese = page.getByRole('button', { name: 'မြန်မာ' });
  await burmese.click();
  await expectPending(page, burmese);
  await releaseWords('arrives');
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
  await expectNothingPending(page);
  const releaseDialog = await holdBack(page, '**/assets/tutorial-dialog-*.js');
  const tutorial = page.getByRole('button', { name: textsOf('mm')('home.banner.tutorial') }).first();
  await tutorial.click();
  await expectPending(page, tutorial);
  await releaseDialog('arrives');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingPending(page);
});

test('when the page cannot be had, the state ends with words [NET-010]', async ({ page }) => {
  await openPage(page, '/', { screen: 'desktop' });
  const release = await holdBack(page, '**/assets/contact-page-*.js');
  const link = page.getByRole('banner').getByRole('link', { name: text('layout.navigation.contact') });
  await link.click();
  await expectPending(page, link);
  await release('fails');
  await expect(page.getByText(text('layout.failure.title'))).toBeVisible();
  await expectNothingPending(page);
});

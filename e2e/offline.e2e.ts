import { expect, type Page, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { openPage } from './pages/open-page.ts';
import { signIn } from './pages/sign-in.ts';
import { SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Until the worker has what it keeps from the start, and answers for this page. */
async function untilSaved(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

for (const language of languages) {
  test(`a sign-up that was started opens without a network, says so, and goes on with it, in ${language} [NET-005]`, async ({
    page,
    context,
  }) => {
    const signUp = new SignUp(page, language);
    const offline = page.getByText(signUp.text('layout.offline.message'));
    await openPage(page, '/signup', { language });
    await signUp.start();
    await signUp.giveName();
    await untilSaved(page);

    await context.setOffline(true);
    await page.reload();
    await expect(offline).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
    await expect(signUp.field('signUp.name.fullName')).toHaveValue('MYA MYA AYE');
    await signUp.next('nrc');
    await signUp.giveNrc();

    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await signUp.next('gender');
  });
}

test('a page that was never opened says what is missing, and shows by itself with the network [NET-005]', async ({
  page,
  context,
}) => {
  const text = textsOf('en');
  await openPage(page, '/signup');
  await new SignUp(page, 'en').start();
  await untilSaved(page);
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(page.getByText(text('layout.offline.message'))).toBeVisible();
  await expect(page.getByText(text('layout.failure.title'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: text('contact.page.title') })).toBeVisible();
});

test('nothing is kept but files and the empty page [NET-005]', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  await untilSaved(page);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText('MYA MYA AYE');
  const kept = await cachedAddresses(page);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/signup/name']);
  const shell = await page.evaluate(async () => (await caches.match('/signup/name'))?.text());
  expect(shell).toContain('<div id="root"></div>');
});

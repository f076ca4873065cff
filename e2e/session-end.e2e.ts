import { expect, type Page, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { openPage } from './pages/open-page.ts';
import { openingAt } from './pages/opening.ts';
import { giveCredentials, signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

const minutes = (count: number) => count * 60_000;

function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
}

test.describe('logging out', () => {
  test('clears everything that names the customer and goes home, from the profile menu [SES-006, SES-007, PUB-040, PUB-041]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    await signIn(page, customer, { screen: 'desktop' });
    const menu = page.getByRole('banner').getByRole('button', { name: text('customer.menu.profile') });
    await expect(menu).toContainText('M');
    await expect(menu).toContainText(customer.name);
    await menu.click();
    await expect(page.getByRole('banner').getByRole('link', { name: text('customer.menu.myProfile') })).toHaveAttribute(
      'href',
      '/profile',
    );
    await page.getByRole('button', { name: text('customer.menu.logout') }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: text('layout.header.signIn') })).toBeVisible();
    const stored = await storedText(page);
    for (const part of [customer.loginId, customer.name, 'accesstoken', 'RefreshToken'])
      expect(stored).not.toContain(part);
    await page.goto('/myaccount');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('works from the menu of a phone too [PUB-040]', async ({ page, request }) => {
    await signIn(page, await createCustomer(request));
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    await page.getByRole('button', { name: text('customer.menu.logout') }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('ends the session on the server: its token is worth nothing any more [SEC-008]', async ({ page, request }) => {
    await signIn(page, await createCustomer(request));
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('taga.auth') ?? '{}').accesstoken);
    const ask = () => request.get('/api/auth/sessions', { headers: { authorization: `Bearer ${token}` } });
    expect((await ask()).status()).toBe(200);
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    await page.getByRole('button', { name: text('customer.menu.logout') }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect((await ask()).status()).toBe(401);
  });

  test('cuts a long name at 100 px [PUB-042]', async ({ page, request }) => {
    await signIn(page, await createCustomer(request), { screen: 'desktop' });
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('taga.user') ?? '{}');
      user.Data.USERNAME = 'MYA MYA AYE KHIN THANDAR WIN HTUT AUNG';
      localStorage.setItem('taga.user', JSON.stringify(user));
    });
    await page.goto('/support');
    const name = page.getByRole('banner').getByTitle('MYA MYA AYE KHIN THANDAR WIN HTUT AUNG');
    expect((await name.boundingBox())?.width).toBeCloseTo(100, 0);
    expect(await name.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
});

test.describe('two tabs', () => {
  test('are signed in and out together [SES-006, SES-014]', async ({ page, context, request }) => {
    const customer = await createCustomer(request);
    const other = await context.newPage();
    await openPage(other, '/login');
    await signIn(page, customer);
    await expect(other).toHaveURL(/\/myaccount$/);
    await expect(other.getByRole('heading', { level: 1 })).toContainText(customer.name);
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    await page.getByRole('button', { name: text('customer.menu.logout') }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(other).toHaveURL(/\/login$/);
  });

  test('refresh their tokens without ending each other’s session [SEC-008]', async ({ page, context, request }) => {
    const customer = await createCustomer(request);
    await signIn(page, customer);
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto('/more');
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('taga.auth') ?? '{}');
      localStorage.setItem('taga.auth', JSON.stringify({ ...auth, expiry: new Date(0).toISOString() }));
    });
    await Promise.all([page, other].map((tab) => tab.goto('/profile')));
    for (const tab of [page, other]) {
      await expect(tab.getByRole('main')).toContainText(customer.loginId);
      expect(new URL(tab.url()).pathname).toBe('/profile');
    }
  });
});

test.describe('the end of a session', () => {
  for (const language of languages) {
    test(`is announced two minutes before, and the customer stays with the password and with what was typed, in ${language}`, async ({
      page,
      request,
    }) => {
      const words = textsOf(language);
      const customer = await createCustomer(request);
      await page.clock.install();
      await signIn(page, customer, { language });
      await page.goto('/account/saving');
      const amount = page.getByLabel(words('products.illustration.amount'), { exact: true });
      await amount.fill('2345678');
      const typed = await amount.inputValue();
      await page.clock.fastForward(minutes(57));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.fastForward(minutes(1.2));
      const dialog = page.getByRole('dialog', { name: words('sessionEnd.warning.title') });
      await expect(dialog).toBeVisible();
      await dialog.getByLabel(words('sessionEnd.warning.password'), { exact: true }).fill(customer.password);
      await dialog.getByRole('button', { name: words('sessionEnd.warning.stay') }).click();
      await expect(dialog).toBeHidden();
      await page.clock.fastForward(minutes(10));
      expect(new URL(page.url()).pathname).toBe('/account/saving');
      await expect(amount).toHaveValue(typed);
    });
  }

  test('at a step of an opening: the customer stays, and the step goes on with what was typed [A11-004]', async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'occupation' });
    const field = (name: string) => page.getByLabel(text(`personalDetail.occupation.${name}`), { exact: true });
    await page.clock.install();
    await page.reload();
    await opening.expectStep('personal-detail');
    await field('employment').selectOption('F');
    await field('profession').selectOption({ index: 2 });
    await field('industry').selectOption({ index: 2 });
    await page.clock.fastForward(minutes(58.2));
    const dialog = page.getByRole('dialog', { name: text('sessionEnd.warning.title') });
    await dialog.getByLabel(text('sessionEnd.warning.password'), { exact: true }).fill(opening.customer.password);
    await dialog.getByRole('button', { name: text('sessionEnd.warning.stay') }).click();
    await expect(dialog).toBeHidden();
    await page.clock.fastForward(minutes(10));
    await expect(field('employment')).toHaveValue('F');
    await opening.next.click();
    await expect(page).toHaveURL(/form=signature$/);
  });

  test('signs out, says so and shows its page, wherever the customer is [SES-003 to SES-005]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    for (const visited of ['/profile', '/support']) {
      await page.clock.install();
      await signIn(page, customer);
      await page.goto(visited);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Before a pre-rendered page is hydrated its clock counts nothing. Once it is there, a call of its own is under way,
      // which gives up after half a minute of that clock.
      const path = () => new URL(page.url()).pathname;
      await expect
        .poll(async () => {
          if (path() !== '/session-expired') await page.clock.fastForward(minutes(61));
          return path();
        })
        .toBe('/session-expired');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Your session has expired!');
      await expect(page.getByText(text('sessionEnd.expired.text').replace('{time}', '1 hour'))).toBeVisible();
      expect(await storedText(page)).not.toContain(customer.loginId);
    }
    // Signing in leads back to where it happened.
    await page
      .getByRole('main')
      .getByRole('link', { name: text('sessionEnd.expired.signIn') })
      .click();
    await giveCredentials(page, customer.loginId, customer.password);
    await expect(page).toHaveURL(/\/support$/);
  });

  test('lets the customer choose not to stay, and refuses a wrong password', async ({ page, request }) => {
    const customer = await createCustomer(request);
    await page.clock.install();
    await signIn(page, customer);
    await page.clock.fastForward(minutes(58.5));
    const dialog = page.getByRole('dialog', { name: text('sessionEnd.warning.title') });
    await dialog.getByLabel(text('sessionEnd.warning.password'), { exact: true }).fill('Not The Password 1');
    await dialog.getByRole('button', { name: text('sessionEnd.warning.stay') }).click();
    await expect(dialog.getByRole('alert')).toContainText(text('errors.TG1101'));
    await dialog.getByRole('button', { name: text('sessionEnd.warning.later') }).click();
    await expect(dialog).toBeHidden();
    await page.clock.fastForward(minutes(2));
    await expect(page).toHaveURL(/\/session-expired$/);
  });
});

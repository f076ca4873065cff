import { expect, type Page, test } from '@playwright/test';
import { brand } from '@taga/brand';
import { languages, screens } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { Dashboard } from './pages/dashboard.ts';
import { demoCustomers, signInAsDemo } from './pages/demo-customers.ts';
import { doubleLetters, overflowOf, shiftOf, watchShifts } from './pages/layout.ts';
import { createOpener } from './pages/opening.ts';
import { signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');
const asterisks = '********';
const amounts = {
  en: ['MMK 1,250,000.00', 'MMK 60,000,000.00'],
  mm: ['MMK ၁,၂၅၀,၀၀၀.၀၀', 'MMK ၆၀,၀၀၀,၀၀၀.၀၀'],
};

/** The balance calls a page makes, by what they ask for. */
function watchBalances(page: Page) {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/balances') asked.push(request.postDataJSON());
  });
  return asked;
}

for (const language of languages) {
  test(`balances in ${language} are asterisks until the customer wants to see them (G-135) [DSH-001 to DSH-004, DSH-009, DSH-010, API-010]`, async ({
    page,
  }) => {
    const asked = watchBalances(page);
    await signInAsDemo(page, 'existing', { language });
    const cards = new Dashboard(page, language).cards;
    await expect(cards).toHaveCount(2);
    for (const card of await cards.all()) await expect(card).toContainText(asterisks);
    const { loginId } = demoCustomers.existing;
    expect(asked).toEqual([{ LOGIN_ID: loginId, IS_MASKED: 'True' }]);

    await new Dashboard(page, language).press('customer.balances.show');
    for (const amount of amounts[language]) await expect(new Dashboard(page, language).accounts).toContainText(amount);
    await expect(new Dashboard(page, language).accounts).not.toContainText(asterisks);
    expect(asked.at(-1)).toEqual({ LOGIN_ID: loginId, IS_MASKED: 'False' });

    await new Dashboard(page, language).press('customer.balances.hide');
    for (const card of await cards.all()) await expect(card).toContainText(asterisks);
    // What was hidden is gone, so it has to be asked for again.
    await new Dashboard(page, language).press('customer.balances.show');
    await expect(new Dashboard(page, language).accounts).toContainText(amounts[language][0] ?? '');
    expect(asked).toHaveLength(3);
  });
}

test('nothing of a hidden balance comes with the page [DSH-003]', async ({ page }) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/balances')) bodies.push(await response.text());
  });
  await signInAsDemo(page, 'existing');
  await expect(new Dashboard(page).cards).toHaveCount(2);
  // The page may be drawn before the body has come through to here.
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).not.toMatch(/1250000|60000000/);
});

test('an amount that a bank sends unasked is neither shown nor kept [DSH-003]', async ({ page }) => {
  await page.route('**/api/balances?*', async (route) => {
    const response = await route.fetch();
    const { Data } = await response.json();
    const told = Data.map((balance: object) => ({ ...balance, AVLBAL: 1_250_000 }));
    await route.fulfill({ response, json: { Data: told } });
  });
  await signInAsDemo(page, 'existing');
  await expect(new Dashboard(page).cards).toHaveCount(2);
  for (const card of await new Dashboard(page).cards.all()) await expect(card).toContainText(asterisks);
  await expect(new Dashboard(page).accounts).not.toContainText('1,250,000');
});

test('balances are hidden again for who comes back to the page [DSH-003]', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  await new Dashboard(page).press('customer.balances.show');
  await expect(new Dashboard(page).accounts).toContainText('MMK 1,250,000.00');
  await page.goto('/more');
  await page.goBack();
  await expect(new Dashboard(page).cards).toHaveCount(2);
  await expect(new Dashboard(page).accounts).not.toContainText('1,250,000');
});

test('an account number is shown in groups and copied without them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsDemo(page, 'existing');
  const card = new Dashboard(page).cards.filter({ hasText: text('accountList.saving.name') });
  const shown = await card.getByText(/^\d{4} \d{4} \d{4} \d{4} \d$/).textContent();
  await card.getByRole('button', { name: text('customer.accountNumber.copy') }).click();
  await expect(card.getByRole('status')).toHaveText(text('customer.accountNumber.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(shown?.replaceAll(' ', ''));
  expect(copied).toMatch(/^\d{3}301\d{11}$/);
});

test('somebody without an account is told so, and led to the accounts', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  await expect(new Dashboard(page).accounts).toContainText(text('customer.balances.empty'));
  await new Dashboard(page).accounts.getByRole('link', { name: text('customer.balances.emptyAction') }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('products stand below the balances, on both addresses of the dashboard [DSH-001, DSH-005]', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  for (const path of ['/myaccount', '/start']) {
    await page.goto(path);
    await expect(new Dashboard(page).cards).toHaveCount(2);
    // All but the one that needs a passport.
    await expect(page.getByRole('main').locator('a[href^="/account/"]')).toHaveCount(7);
  }
});

test('a failed call leaves the rest of the page as it is, and can be repeated', async ({ page }) => {
  let failures = 0;
  await page.route('**/api/balances?*', (route) => {
    if (failures === 2) return route.continue();
    failures += 1;
    return route.fulfill({ status: 503, json: { Error: { Message: 'No', Details: [], RequestId: '1' } } });
  });
  await signInAsDemo(page, 'existing');
  await expect(new Dashboard(page).accounts).toContainText(text('customer.balances.failure'));
  await expect(page.getByRole('main').locator('a[href^="/account/"]')).toHaveCount(7);
  await new Dashboard(page).press('customer.balances.again');
  await expect.poll(() => failures).toBe(2);
  await new Dashboard(page).press('customer.balances.again');
  await expect(new Dashboard(page).cards).toHaveCount(2);
});

test('who cannot be shown the amounts is told, and sees asterisks on', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  await expect(new Dashboard(page).cards).toHaveCount(2);
  await page.route('**/api/balances?*', (route) =>
    route.fulfill({ status: 503, json: { Error: { Message: 'No', Details: [], RequestId: '1' } } }),
  );
  await new Dashboard(page).press('customer.balances.show');
  await expect(new Dashboard(page).accounts.getByRole('alert')).toContainText(text('customer.balances.revealFailure'));
  await expect(new Dashboard(page).cards.first()).toContainText(asterisks);
});

for (const [language, screen] of [
  ['en', 'desktop'],
  ['mm', 'phone'],
] as const) {
  test(`a customer finds the credit card from the dashboard, the list of accounts, the menu and "More", in ${language} on a ${screen} [PUB-003]`, async ({
    page,
  }) => {
    await signInAsDemo(page, 'existing', { language, screen });
    const name = textsOf(language)('customer.menu.card');
    const cards = () => page.getByRole('main').getByRole('link', { name, exact: true });
    for (const path of ['/myaccount', '/account', '/more']) {
      await page.goto(path);
      await expect(cards(), path).toHaveAttribute('href', '/credit-card-apply');
    }
    const area = textsOf(language)('layout.area.label');
    const menu = page.getByRole('navigation', { name: area }).filter({ visible: true });
    // A phone has room for five places, of which "More" is one.
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(screen === 'desktop' ? 1 : 0);
    await expect(menu.getByRole('link')).toHaveCount(screen === 'desktop' ? 6 : 5);
    await page.goto('/myaccount');
    await new Dashboard(page, language).products.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/credit-card-apply$/);
    await expect(page.getByText(textsOf(language)('application.start.needs'))).toBeVisible();
  });
}

test('who came for a card has no dashboard: no balances, one account, a smaller menu (G-024) [DSH-006 to DSH-008, ROL-005 to ROL-009]', async ({
  page,
}) => {
  const asked = watchBalances(page);
  await signInAsDemo(page, 'card');
  const menu = page.getByRole('navigation', { name: text('layout.area.label') }).filter({ visible: true });
  await expect(menu.getByRole('link').first()).toHaveText(text('customer.menu.card'));
  await expect(menu.getByRole('link', { name: text('customer.menu.dashboard') })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: text('customer.menu.newAccount') })).toHaveCount(0);
  for (const path of ['/myaccount', '/start', '/account']) {
    await page.goto(path);
    const cards = page.getByRole('main').locator('article');
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('link')).toHaveAttribute('href', '/account/cash-current');
    await expect(new Dashboard(page).accounts).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('the first account stands out in the colour of the brand, the others are quiet beside it [DSH-002]', async ({
  page,
}) => {
  const { cards } = new Dashboard(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === 'light') await signInAsDemo(page, 'existing');
    const deep = brand.colours[colorScheme].deep;
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(deep.slice(at, at + 2), 16));
    const background = (place: number) => cards.nth(place).locator('> div');
    await expect(background(0)).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
    await expect(background(1)).not.toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
  }
  await expect(cards.first().getByRole('heading')).toHaveText(text('accounts.saving.shortName'));
  await expect(cards.first()).toContainText(text('accountList.saving.name'));
});

test('what the customer has is marked among the products, and nothing else is', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  const dashboard = new Dashboard(page);
  const badge = text('customer.held.badge');
  await expect(dashboard.product('saving')).toContainText(badge);
  await expect(dashboard.product('call-individual')).toContainText(badge);
  await expect(dashboard.products.getByText(badge, { exact: true })).toHaveCount(2);
});

test('nothing that stands on the page moves when the accounts arrive', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  const { cards, products } = new Dashboard(page);
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen);
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      void page.route('**/api/balances?*', (route) => {
        answer = () => void route.continue();
        resolve();
      });
    });
    await watchShifts(page);
    await page.goto('/myaccount');
    await isAsked;
    await expect(page.getByRole('status').filter({ hasText: text('customer.balances.loading') })).toBeAttached();
    answer();
    await expect(cards).toHaveCount(2);
    await expect(products).toBeVisible();
    expect(await shiftOf(page), `${screen.width} px`).toBeLessThan(0.01);
    await page.unroute('**/api/balances?*');
  }
});

for (const [who, language] of [
  ['passport', 'en'],
  ['inbox', 'mm'],
] as const) {
  test(`nor where something is under way or messages are there: ${who} in ${language}`, async ({ page }) => {
    await signInAsDemo(page, who, { language });
    await watchShifts(page);
    await page.goto('/myaccount');
    await expect(new Dashboard(page, language).products).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });
}

test('without a network the accounts wait for it, and come by themselves [NET-005]', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  const dashboard = new Dashboard(page);
  // Nothing gets through: one answer would be enough to show that there is a network.
  const everything = /\/api\/|\/healthz/;
  await page.route(everything, (route) => route.abort('internetdisconnected'));
  await page.goto('/myaccount');
  await expect(dashboard.accounts).toContainText(text('customer.balances.offline'));
  await expect(dashboard.products).toBeVisible();
  await page.unroute(everything);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(dashboard.cards).toHaveCount(2);
});

test('every application is found on any device, first on the page, with its next step and one button', async ({
  page,
  browser,
}) => {
  const { customer } = await createOpener(page, { at: 'choose-branch' });
  await page.goto('/myaccount');
  const { underWay, products, text: say } = new Dashboard(page);
  await expect(products).toBeVisible();
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(say('customer.underWay.title'));
  await expect(underWay.getByRole('listitem')).toHaveCount(1);
  await expect(underWay).toContainText(say('accounts.saving.shortName'));
  await expect(underWay).toContainText(say('ownApplications.step.choose-branch'));

  // Looking at the page of another account starts nothing.
  await page.goto('/account/current-individual');
  await expect(page.getByRole('button', { name: say('products.open.create'), exact: true })).toBeEnabled();
  await page.goto('/myaccount');
  await expect(underWay.getByRole('listitem')).toHaveCount(1);
  await underWay.getByRole('button').click();
  await expect(page).toHaveURL(/\/create-account\/saving\/choose-branch$/);

  // Nothing of it is kept on another device.
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await signIn(other, customer);
  const elsewhere = new Dashboard(other);
  await elsewhere.underWay.getByRole('button').click();
  await expect(other).toHaveURL(/\/create-account\/saving\/choose-branch$/);
  await other.context().close();
});

test('an amount is read whole, however large the letters are', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  const dashboard = new Dashboard(page);
  await dashboard.press('customer.balances.show');
  await expect(dashboard.accounts).toContainText('MMK 1,250,000.00');
  await doubleLetters(page);
  for (const card of await dashboard.cards.all()) {
    const cut = await card.evaluate((box) =>
      [...box.querySelectorAll('h3, p, button')]
        .filter((part) => part.getBoundingClientRect().right > box.getBoundingClientRect().right)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  }
});

test('a long name and letters twice as large stick out nowhere', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('taga.user') ?? '');
    user.Data.USERNAME = 'MAHATHIRITHUDHAMMAANAWRAHTAMINSAWKYANSITTHA OO';
    localStorage.setItem('taga.user', JSON.stringify(user));
  });
  const held = page.getByText(text('customer.held.title'), { exact: true });
  for (const path of ['/myaccount', '/account', '/account/saving']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text('customer.held.badge')).or(held).first()).toBeVisible();
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    await page.setViewportSize(screens.phone);
    await doubleLetters(page);
    expect(await overflowOf(page), `${path} with large letters`).toBeLessThanOrEqual(0);
  }
});

import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { demoCustomers, signInAsDemo } from './pages/demo-customers.ts';
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

function accountsOf(page: Page, language: Language = 'en') {
  return page.getByRole('region', { name: textsOf(language)('customer.balances.title') });
}

function cardsOf(page: Page, language: Language = 'en') {
  return accountsOf(page, language).getByRole('listitem');
}

async function press(page: Page, id: string, language: Language = 'en') {
  await page.getByRole('button', { name: textsOf(language)(id), exact: true }).click();
}

for (const language of languages) {
  test(`balances in ${language} are asterisks until the customer wants to see them (G-135) [DSH-001 to DSH-004, DSH-009, DSH-010, API-010]`, async ({
    page,
  }) => {
    const asked = watchBalances(page);
    await signInAsDemo(page, 'existing', { language });
    const cards = cardsOf(page, language);
    await expect(cards).toHaveCount(2);
    for (const card of await cards.all()) await expect(card).toContainText(asterisks);
    const { loginId } = demoCustomers.existing;
    expect(asked).toEqual([{ LOGIN_ID: loginId, IS_MASKED: 'True' }]);

    await press(page, 'customer.balances.show', language);
    for (const amount of amounts[language]) await expect(accountsOf(page, language)).toContainText(amount);
    await expect(accountsOf(page, language)).not.toContainText(asterisks);
    expect(asked.at(-1)).toEqual({ LOGIN_ID: loginId, IS_MASKED: 'False' });

    await press(page, 'customer.balances.hide', language);
    for (const card of await cards.all()) await expect(card).toContainText(asterisks);
    // What was hidden is gone, so it has to be asked for again.
    await press(page, 'customer.balances.show', language);
    await expect(accountsOf(page, language)).toContainText(amounts[language][0] ?? '');
    expect(asked).toHaveLength(3);
  });
}

test('nothing of a hidden balance comes with the page [DSH-003]', async ({ page }) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/balances')) bodies.push(await response.text());
  });
  await signInAsDemo(page, 'existing');
  await expect(cardsOf(page)).toHaveCount(2);
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
  await expect(cardsOf(page)).toHaveCount(2);
  for (const card of await cardsOf(page).all()) await expect(card).toContainText(asterisks);
  await expect(accountsOf(page)).not.toContainText('1,250,000');
});

test('balances are hidden again for who comes back to the page [DSH-003]', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  await press(page, 'customer.balances.show');
  await expect(accountsOf(page)).toContainText('MMK 1,250,000.00');
  await page.goto('/more');
  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(accountsOf(page)).not.toContainText('1,250,000');
});

test('an account number is shown in groups and copied without them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsDemo(page, 'existing');
  const card = cardsOf(page).filter({ hasText: text('accounts.saving.name') });
  const shown = await card.getByText(/^\d{4} \d{4} \d{4} \d{4} \d$/).textContent();
  await card.getByRole('button', { name: text('customer.accountNumber.copy') }).click();
  await expect(card.getByRole('status')).toHaveText(text('customer.accountNumber.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(shown?.replaceAll(' ', ''));
  expect(copied).toMatch(/^\d{3}301\d{11}$/);
});

test('somebody without an account is told so, and led to the accounts', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  await expect(accountsOf(page)).toContainText(text('customer.balances.empty'));
  await accountsOf(page)
    .getByRole('link', { name: text('customer.balances.emptyAction') })
    .click();
  await expect(page).toHaveURL(/\/account$/);
});

test('products stand below the balances, on both addresses of the dashboard [DSH-001, DSH-005]', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  for (const path of ['/myaccount', '/start']) {
    await page.goto(path);
    await expect(cardsOf(page)).toHaveCount(2);
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
  await expect(accountsOf(page)).toContainText(text('customer.balances.failure'));
  await expect(page.getByRole('main').locator('a[href^="/account/"]')).toHaveCount(7);
  await press(page, 'customer.balances.again');
  await expect.poll(() => failures).toBe(2);
  await press(page, 'customer.balances.again');
  await expect(cardsOf(page)).toHaveCount(2);
});

test('who cannot be shown the amounts is told, and sees asterisks on', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  await expect(cardsOf(page)).toHaveCount(2);
  await page.route('**/api/balances?*', (route) =>
    route.fulfill({ status: 503, json: { Error: { Message: 'No', Details: [], RequestId: '1' } } }),
  );
  await press(page, 'customer.balances.show');
  await expect(accountsOf(page).getByRole('alert')).toContainText(text('customer.balances.revealFailure'));
  await expect(cardsOf(page).first()).toContainText(asterisks);
});

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
    await expect(accountsOf(page)).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

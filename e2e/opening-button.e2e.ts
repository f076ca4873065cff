import { expect, type Page, test } from '@playwright/test';
import { changeAnswer } from './pages/change-answer.ts';
import { createCustomer, documents } from './pages/create-customer.ts';
import { demoCustomers, signInAsDemo } from './pages/demo-customers.ts';
import { signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');
const infoPath = '/api/create-account/info/by/account_class';
const blacklistPath = '/api/create-account/check/blacklist';

// The page that the button leads to asks once more, and the test is over meanwhile.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

async function expectReady(page: Page, name: string) {
  await expect(button(page, name)).toBeVisible();
  await expect(button(page, name)).not.toHaveAttribute('aria-disabled', 'true');
}

function watchEvents(page: Page) {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics/log_event')) events.push(request.postDataJSON().action);
  });
  return events;
}

/** Holds a call back until the test lets it go. */
async function hold(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}?*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function failWith(page: Page, path: string, status: number, details: object[]) {
  await page.route(`**${path}?*`, (route) =>
    route.fulfill({ status, json: { Error: { Message: 'No', Details: details, RequestId: '1' } } }),
  );
}

test('creates an account: asks, checks the blacklist, and goes to the wizard (G-081) [PRD-010, PRD-017, PRD-018, PRD-020, PRD-022, PRD-023, API-036, API-037, ANL-005, ANL-007]', async ({
  page,
  request,
}) => {
  const events = watchEvents(page);
  await signIn(page, await createCustomer(request));
  const answerInfo = await hold(page, infoPath);
  const answerBlacklist = await hold(page, blacklistPath);
  await page.goto('/account/saving');
  const asking = button(page, text('products.open.asking'));
  await expect(asking).toHaveAttribute('aria-disabled', 'true');
  answerInfo();
  await expectReady(page, 'Create Account');

  const check = page.waitForRequest((asked) => asked.url().includes(blacklistPath));
  await button(page, 'Create Account').click();
  expect((await check).postDataJSON()).toEqual({ UID: documents.NRC.UID_VALUE });
  const starting = button(page, text('customer.underWay.starting'));
  await expect(starting).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(/\/account\/saving$/);
  answerBlacklist();
  await expect(page).toHaveURL(/\/create-account\/saving\/biomatric$/);
  expect(events.slice(0, 2)).toEqual(['AccountDetailView', 'CreateAccountButtonClick']);
});

const firstStep = /\/assets\/biomatric-page-.+\.js$/;

test('the first step of the wizard is fetched while the account is read, and not again when it is opened [NET-010]', async ({
  page,
  request,
}) => {
  await signIn(page, await createCustomer(request));
  const fetched = page.waitForResponse(firstStep);
  await page.goto('/account/saving');
  await expectReady(page, 'Create Account');
  await fetched;
  const again: string[] = [];
  page.on('request', (asked) => {
    if (firstStep.test(asked.url())) again.push(asked.url());
  });
  await button(page, 'Create Account').click();
  await expect(page.getByRole('heading', { level: 1, name: text('capture.step.title') })).toBeVisible();
  expect(again).toEqual([]);
});

test('what is lost on the way while the account is read is told to nobody, and asked for again by who goes on [NET-010]', async ({
  page,
  request,
}) => {
  await signIn(page, await createCustomer(request));
  await page.route(firstStep, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (asked) => firstStep.test(asked.url()));
  await page.goto('/account/saving');
  await lost;
  await page.unroute(firstStep);
  await expectReady(page, 'Create Account');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Create Account').click();
  await expect(page.getByRole('heading', { level: 1, name: text('capture.step.title') })).toBeVisible();
});

test('resumes an application that was started [PRD-014, ANL-006]', async ({ page, request }) => {
  const events = watchEvents(page);
  await signIn(page, await createCustomer(request));
  await changeAnswer(page, infoPath, () => ({ Status: 'INIT' }));
  await page.goto('/account/saving');
  await expectReady(page, 'Resume');
  await button(page, 'Resume').click();
  await expect(page).toHaveURL(/\/create-account\/saving\/biomatric$/);
  expect(events.slice(0, 2)).toEqual(['AccountDetailView', 'ResumeButtonClick']);
});

test('opens the activation directly when that is all that is left (G-138) [PRD-021]', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  const Step = { baseRoute: '/create-account/saving', stepRouteNumber: 10, stepRouteName: 'account-activation' };
  await changeAnswer(page, infoPath, () => ({
    Status: 'INIT',
    Step: { ...Step, stepNumber: 0, actionRemark: 'normal' },
  }));
  await page.goto('/account/saving');
  await button(page, 'Resume').click();
  await expect(page).toHaveURL(/\/create-account\/saving\/account-activation$/);
});

test('carries the status of an application that is with the bank, and does not answer (G-105) [PRD-016]', async ({
  page,
  request,
}) => {
  await signIn(page, await createCustomer(request));
  await changeAnswer(page, infoPath, () => ({ Status: 'PENDING' }));
  await page.goto('/account/saving');
  const pending = button(page, 'PENDING');
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await expect(pending).toHaveAccessibleDescription(text('customer.status.PENDING'));
  await pending.click({ force: true });
  await expect(page).toHaveURL(/\/account\/saving$/);
});

test('says Create Account to who came for a card, even when they began before (G-012) [PRD-015]', async ({ page }) => {
  await signInAsDemo(page, 'card');
  await changeAnswer(page, infoPath, () => ({ Status: 'INIT' }));
  await page.goto('/account/cash-current');
  await expectReady(page, 'Create Account');
  await button(page, 'Create Account').click();
  await expect(page).toHaveURL(/\/create-etb-account\/cash-current/);
});

test('leads an existing customer to the shorter way for Cash Current (G-012)', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  await page.goto('/account/cash-current');
  await button(page, 'Create Account').click();
  await expect(page).toHaveURL(/\/etbAccount\/bankaccount$/);
});

test('shows a blacklisted customer out permanently [PRD-018, PRD-019, ROL-015, ERR-026]', async ({ page }) => {
  await signInAsDemo(page, 'blacklisted');
  await page.goto('/account');
  await page.getByRole('main').locator('a[href="/account/saving"]').click();
  const check = page.waitForRequest((asked) => asked.url().includes(blacklistPath));
  await button(page, 'Create Account').click();
  expect((await check).postDataJSON()).toEqual({ UID: demoCustomers.blacklisted.idNumber });
  await expect(page).toHaveURL(/\/account-blocked$/);
  await expect(page.getByRole('main')).toContainText(text('sessionEnd.blocked.byBank'));
  const signIn = page.getByRole('main').getByRole('link', { name: text('sessionEnd.blocked.signIn'), exact: true });
  await expect(signIn).toHaveAttribute('href', '/login');
  await expect(page.getByRole('main')).not.toContainText('password');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('taga.user'))).toBeNull();
  // The page of the account is not behind this one in the history: its place was taken.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/account\/saving$/);
});

test('an account that the customer has is marked on its card, and its page says so with two next steps (G-009) [ERR-018 to ERR-020]', async ({
  page,
}) => {
  await signInAsDemo(page, 'existing');
  await page.goto('/account');
  const badge = page.getByText(text('customer.held.badge'), { exact: true });
  await expect(badge).toHaveCount(2);
  const card = page.getByRole('main').locator('article').filter({ has: badge }).first();
  await card.getByRole('link', { name: text('accounts.saving.shortName') }).click();
  const dialog = page.getByRole('dialog', { name: 'Action Failed' });
  await expect(dialog).toContainText(
    'Dear Customer, you cannot create a new account because you already have a saving individual account; if you have problems accessing your existing savings account contact customer support.',
  );
  await expect(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support');
  await dialog.getByRole('button', { name: text('actionFailed.dialog.close'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText(text('customer.held.title'), { exact: true })).toHaveCount(2);
  await expect(button(page, 'Create Account')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Create Account')).toHaveAccessibleDescription(text('customer.held.title'));
  await page.reload();
  await dialog.getByRole('link', { name: 'Let me check other account' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('tells another reason in the words of the bank, after the address (G-009)', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  const details = [
    { ErrorCode: 'X1', ErrorDescription: 'The branch is closed for new accounts.' },
    { ErrorCode: 'X2', ErrorDescription: 'And something else.' },
  ];
  await failWith(page, infoPath, 400, details);
  await page.goto('/account/saving');
  const dialog = page.getByRole('dialog', { name: 'Action Failed' });
  await expect(dialog.getByRole('paragraph')).toHaveText(['Dear Customer', 'The branch is closed for new accounts.']);
});

test('can be asked again when the bank did not answer [PRD-022]', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  await failWith(page, infoPath, 503, []);
  await page.goto('/account/saving');
  await expect(button(page, 'Create Account')).toHaveAccessibleDescription(text('products.open.unanswered'));
  await expect(button(page, 'Create Account')).toHaveAttribute('aria-disabled', 'true');
  // It comes a moment later, and moves things about.
  await expect(page.getByText('Error 503')).toBeAttached();
  await page.unroute(`**${infoPath}?*`);
  await button(page, text('products.open.again')).click();
  await expectReady(page, 'Create Account');
});

test('is usable again when the blacklist could not be asked', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  await failWith(page, blacklistPath, 503, []);
  await page.goto('/account/saving');
  await button(page, 'Create Account').click();
  await expect(page.getByText('Error 503')).toBeAttached();
  await expectReady(page, 'Create Account');
  await expect(page).toHaveURL(/\/account\/saving$/);
});

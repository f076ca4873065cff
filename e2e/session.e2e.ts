import { expect, type Page, test } from '@playwright/test';
import { createCustomer } from './pages/create-customer.ts';
import { readRecords } from './pages/session-records.ts';
import { signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

const guardedPaths = [
  '/more',
  '/myaccount',
  '/profile',
  '/credit-card-apply',
  '/credit-card-apply/applicant',
  '/account',
  '/account/saving',
  '/inbox',
  '/inbox/1',
  '/orders',
  '/orders/1',
  '/orders/cc/1',
  '/orders/etb/1',
];

test.describe('the session', () => {
  test('is kept in two records with two clocks (G-034) [SES-001, SES-019 to SES-021]', async ({ page, request }) => {
    const customer = await createCustomer(request);
    const signedInAt = new Date();
    await page.clock.setFixedTime(signedInAt);
    const given = (path: string) =>
      page.waitForResponse(`**/api/${path}*`).then(async (answer) => (await answer.json()).Data);
    const [visitor, signedIn] = await Promise.all([
      given('register/get_token'),
      given('auth/login'),
      signIn(page, customer),
    ]);
    const records = await readRecords(page);
    const user = JSON.parse(records.user ?? '');
    const auth = JSON.parse(records.auth ?? '');
    expect(Object.keys(user)).toEqual(['Data', 'expiry']);
    expect(Object.keys(user.Data)).toEqual([
      'USERNAME',
      'LOGIN_ID',
      'PRODUCT_CODE',
      'UID_TYPE',
      'UID_VALUE',
      'DOB',
      'MOBILENO',
      'EXISTING_CUSTOMER',
    ]);
    expect(user.Data).toMatchObject({ LOGIN_ID: customer.loginId, USERNAME: customer.name, EXISTING_CUSTOMER: 'N' });
    expect(Object.keys(auth).sort()).toEqual(['RefreshToken', 'accesstoken', 'expiry']);
    // Each token is the one that its call gave.
    expect(auth.accesstoken).toBe(signedIn.accesstoken);
    expect(await page.evaluate(() => localStorage.getItem('taga.visitor-token'))).toContain(visitor.access_token);
    const minutesUntil = (moment: string) => (Date.parse(moment) - signedInAt.getTime()) / 60_000;
    expect(minutesUntil(user.expiry)).toBe(60);
    expect(minutesUntil(auth.expiry)).toBe(10);
  });

  test('refreshes its tokens once for all calls, and its own end stays where it was (G-027, G-034) [SES-022, ERR-007]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    await signIn(page, customer);
    const before = await readRecords(page);
    // On a page that asks nothing: the one before might still ask, and refresh them itself.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('taga.auth') ?? '{}');
      localStorage.setItem('taga.auth', JSON.stringify({ ...auth, accesstoken: 'no longer known' }));
    });
    let refreshes = 0;
    await page.route('**/api/auth/refresh_token*', async (route) => {
      refreshes += 1;
      await route.continue();
    });
    await page.goto('/profile');
    await expect(page.getByRole('main')).toContainText(customer.loginId);
    await expect(page.getByText(text('profile.sessions.current'), { exact: true })).toBeVisible();
    expect(refreshes).toBe(1);
    const after = await readRecords(page);
    expect(after.user).toBe(before.user);
    expect(after.auth).not.toBe(before.auth);
  });

  test('that the server no longer knows ends on the page that says so (G-027) [SES-012]', async ({ page, request }) => {
    const customer = await createCustomer(request);
    await signIn(page, customer);
    let refreshes = 0;
    page.on('request', (asked) => {
      if (asked.url().includes('/auth/refresh_token')) refreshes += 1;
    });
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('taga.auth') ?? '{}');
      localStorage.setItem('taga.auth', JSON.stringify({ ...auth, accesstoken: 'gone', RefreshToken: 'gone' }));
    });
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/session-expired$/);
    expect(refreshes).toBe(3);
    await expect.poll(() => readRecords(page)).toEqual({ user: null, auth: null });
  });

  test('opens every guarded page [ROL-003, SES-010]', async ({ page, request }) => {
    await signIn(page, await createCustomer(request));
    for (const path of guardedPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test('sends its holder from signing in and signing up to the account page [LOG-010, SES-009, SUP-061]', async ({
    page,
    request,
  }) => {
    await signIn(page, await createCustomer(request));
    for (const path of ['/login', '/signup', '/signup/name']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/myaccount$/);
    }
  });
});

test.describe('the guard', () => {
  test('sends a visitor to the login page, from every guarded page [SES-010, SES-014, ROL-001]', async ({ page }) => {
    for (const path of guardedPaths) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/login$/);
    }
  });

  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const data = { USERNAME: 'MYA MYA', LOGIN_ID: 'mya@example.com' };
  const auth = { accesstoken: 'a', RefreshToken: 'b', expiry: inAnHour };

  async function arriveWith(page: Page, user: unknown, authRecord: unknown, path = '/profile') {
    await page.goto('/robots.txt');
    await page.evaluate(
      ([userText, authText]) => {
        if (userText) localStorage.setItem('taga.user', userText);
        if (authText) localStorage.setItem('taga.auth', authText);
      },
      [user, authRecord].map((record) => (typeof record === 'string' ? record : JSON.stringify(record))),
    );
    await page.goto(path);
  }

  test('sends an expired session to its page, which clears it and leads to the login page (G-035) [SES-002, SES-012, SES-015, SES-017, ROL-012, PUB-026]', async ({
    page,
  }) => {
    await arriveWith(page, { Data: data, expiry: anHourAgo }, auth);
    await expect(page).toHaveURL(/\/session-expired$/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Your session has expired!');
    await expect.poll(() => readRecords(page)).toEqual({ user: null, auth: null });
    await page.getByRole('link', { name: text('sessionEnd.expired.signIn') }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('ends a session on the page of a blocked account, which leads to the login page (G-035) [SES-016, SES-018, ROL-012, PUB-026]', async ({
    page,
  }) => {
    await arriveWith(page, { Data: data, expiry: inAnHour }, auth, '/account-blocked');
    await expect(page.getByRole('heading', { level: 1, name: text('sessionEnd.blocked.title') })).toBeVisible();
    await expect.poll(() => readRecords(page)).toEqual({ user: null, auth: null });
    expect(new URL(page.url()).pathname).toBe('/account-blocked');
    await page.getByRole('link', { name: text('sessionEnd.blocked.signIn'), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  for (const [what, user, authRecord] of [
    ['without its end', { Data: data }, auth],
    ['with an end that cannot be read', { Data: data, expiry: 'soon' }, auth],
    ['that is no record at all', 'not JSON', auth],
    ['without its tokens', { Data: data, expiry: inAnHour }, ''],
    ['that has also expired', { Data: data, expiry: anHourAgo }, ''],
  ] as const) {
    test(`clears a session ${what} and goes home (G-072) [SES-013]`, async ({ page }) => {
      await arriveWith(page, user, authRecord);
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect.poll(() => readRecords(page)).toEqual({ user: null, auth: null });
    });
  }

  test('lets signing in and signing up show when the session has expired [SES-008]', async ({ page }) => {
    await arriveWith(page, { Data: data, expiry: anHourAgo }, auth);
    await expect(page).toHaveURL(/\/session-expired$/);
    for (const path of ['/login', '/signup']) {
      await page.evaluate(
        (record) => localStorage.setItem('taga.user', record),
        JSON.stringify({ Data: data, expiry: anHourAgo }),
      );
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(path);
    }
  });
});

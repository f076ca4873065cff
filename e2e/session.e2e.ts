import { expect, type Page, test } from '@playwright/test';
import { createCustomer } from './reading/create-customer.ts';
import { openPage } from './reading/open-page.ts';
import { languages } from './reading/pages.ts';
import { giveCredentials, signIn } from './reading/sign-in.ts';
import { textsOf } from './reading/texts.ts';

const text = textsOf('en');

/** The session's two records, as local storage holds them. */
function readRecords(page: Page): Promise<{ user: string | null; auth: string | null }> {
  return page.evaluate(() => ({ user: localStorage.getItem('taga.user'), auth: localStorage.getItem('taga.auth') }));
}

/** Answers a call as the server would, with some of it changed. */
async function changeAnswer(page: Page, path: string, change: (data: Record<string, unknown>) => object) {
  await page.route(`**${path}?*`, async (route) => {
    const response = await route.fetch();
    const { Data } = await response.json();
    await route.fulfill({ response, json: { Data: { ...Data, ...change(Data) } } });
  });
}

test.describe('signing in', () => {
  for (const language of languages) {
    test(`leads to the account page in ${language} [LOG-001 to LOG-004, PUB-010]`, async ({ page, request }) => {
      const customer = await createCustomer(request);
      await openPage(page, '/login', { language });
      const words = textsOf(language);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: words('login.link.forgot') })).toHaveAttribute(
        'href',
        '/login/forget-password',
      );
      await expect(main.getByRole('link', { name: words('login.link.signUp') })).toHaveAttribute('href', '/signup');
      await giveCredentials(page, customer.loginId, customer.password, { language });
      await expect(page).toHaveURL(/\/myaccount$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.name);
    });
  }

  test('asks for what is missing, beside the field and in the summary [VAL-001, VAL-002, A11-002]', async ({
    page,
  }) => {
    await openPage(page, '/login');
    await page.getByRole('button', { name: text('login.action.signIn'), exact: true }).click();
    await expect(page.getByText('Email is required')).toHaveCount(2);
    await expect(page.getByText('Password is required')).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await page.getByRole('link', { name: 'Email is required' }).click();
    await expect(page.getByLabel(text('login.field.id'))).toBeFocused();
  });

  test('shows the message and every reason of a refusal, in the language of the reader [LOG-007, ERR-008, A11-003]', async ({
    page,
    request,
  }) => {
    const { loginId } = await createCustomer(request);
    await openPage(page, '/login');
    await giveCredentials(page, loginId, 'Not The Password 1');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(text('errors.message.checkRequest'));
    await expect(alert.getByRole('listitem')).toHaveText([text('errors.TG1101')]);
    await page.getByRole('button', { name: 'မြန်မာ' }).click();
    const burmese = textsOf('mm');
    await expect(alert).toContainText(burmese('errors.message.checkRequest'));
    await expect(alert.getByRole('listitem')).toHaveText([burmese('errors.TG1101')]);
    await expect(page.getByLabel(burmese('login.field.id'))).toHaveValue(loginId);
  });

  test('too many wrong passwords lead to the page that says what to do [LOG-008, ERR-008, G-101, SES-016, SES-018]', async ({
    page,
    request,
  }) => {
    const { loginId } = await createCustomer(request);
    await openPage(page, '/login');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await giveCredentials(page, loginId, `Not The Password ${attempt}`);
      await expect(
        page
          .getByRole('alert')
          .or(page.getByRole('heading', { level: 1 }))
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: text('login.action.signIn'), exact: true })).toBeVisible();
    }
    await giveCredentials(page, loginId, 'Not The Password 6');
    await expect(page).toHaveURL(/\/account-blocked$/);
    await expect(page.getByRole('heading', { level: 1, name: text('sessionEnd.blocked.title') })).toBeVisible();
    await page.getByRole('link', { name: text('sessionEnd.blocked.signIn'), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a refused visitor token is replaced and the sign-in repeated up to 6 times, silently [LOG-009, MIS-002, G-027, G-062]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    let refusals = 0;
    let tokens = 0;
    await page.route('**/api/register/get_token*', async (route) => {
      tokens += 1;
      await route.continue();
    });
    await page.route('**/api/auth/login*', async (route) => {
      if (refusals === 6) return route.continue();
      refusals += 1;
      return route.fulfill({ status: 401, json: { Error: { Message: 'No', Details: [], RequestId: '1' } } });
    });
    await openPage(page, '/login');
    await giveCredentials(page, customer.loginId, customer.password);
    await expect(page).toHaveURL(/\/myaccount$/);
    expect(refusals).toBe(6);
    expect(tokens).toBe(7);
  });

  test('after the sixth repeat a general message shows [LOG-009, G-062]', async ({ page }) => {
    let calls = 0;
    await page.route('**/api/auth/login*', (route) => {
      calls += 1;
      return route.fulfill({ status: 401, json: { Error: { Message: 'No', Details: [], RequestId: '1' } } });
    });
    await openPage(page, '/login');
    await giveCredentials(page, 'somebody@example.com', 'Any Password 1');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text('form.signIn.failure'));
    expect(calls).toBe(7);
  });

  test('who came for a card lands on the card application and sees a smaller portal [LOG-005, ROL-005 to ROL-009, G-024, G-053]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    await changeAnswer(page, '/api/auth/login', () => ({ PRODUCT_CODE: 'CREDITCARD' }));
    await changeAnswer(page, '/api/auth/me', () => ({ PRODUCT_CODE: 'CREDITCARD' }));
    await openPage(page, '/login', { screen: 'desktop' });
    await giveCredentials(page, customer.loginId, customer.password);
    await expect(page).toHaveURL(/\/credit-card-apply$/);
    const menu = page.getByRole('navigation', { name: text('layout.area.label') }).filter({ visible: true });
    await expect(menu.getByRole('link', { name: text('customer.menu.card') })).toBeVisible();
    await expect(menu.getByRole('link', { name: text('customer.menu.dashboard') })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: text('customer.menu.newAccount') })).toHaveCount(0);
    // An open session that comes to the login page again goes to the account page like everybody's.
    await page.goto('/login');
    await expect(page).toHaveURL(/\/myaccount$/);
    const cards = page.getByRole('main').locator('a[href^="/account/"]');
    await expect(cards).toHaveCount(1);
    await expect(cards).toHaveAttribute('href', '/account/cash-current');
    await page.goto('/start');
    await expect(page.getByRole('main').locator('a[href^="/account/"]')).toHaveCount(1);
  });

  test('an existing customer is told so before going on [LOG-006, ROL-011, G-132]', async ({ page, request }) => {
    const customer = await createCustomer(request);
    await changeAnswer(page, '/api/auth/me', () => ({ EXISTING_CUSTOMER: 'Y' }));
    await openPage(page, '/login');
    await giveCredentials(page, customer.loginId, customer.password);
    const dialog = page.getByRole('dialog', { name: text('form.existingCustomer.title') });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await dialog.getByRole('button', { name: text('form.actions.ok'), exact: true }).click();
    await expect(page).toHaveURL(/\/myaccount$/);
  });

  test('the way to the bank stays within the login pages [PUB-011, PUB-012, G-130]', async ({ page }) => {
    await openPage(page, '/login');
    await page
      .getByRole('main')
      .getByRole('link', { name: text('login.link.contact') })
      .click();
    await expect(page).toHaveURL(/\/login\/contact$/);
    await expect(page.getByRole('main')).toContainText('24/7');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: text('form.actions.back') }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('the session', () => {
  test('is kept in two records with two clocks [SES-001, SES-019, SES-020, MIS-010, G-034]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    await signIn(page, customer);
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
    const minutesUntil = (moment: string) => (Date.parse(moment) - Date.now()) / 60_000;
    expect(minutesUntil(user.expiry)).toBeGreaterThan(59);
    expect(minutesUntil(user.expiry)).toBeLessThanOrEqual(60);
    expect(minutesUntil(auth.expiry)).toBeLessThan(11);
  });

  test('refreshes its tokens once for all calls, and its own end stays where it was [SES-022, ERR-007, G-027, G-034]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    await signIn(page, customer);
    const before = await readRecords(page);
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

  test('that the server no longer knows ends on the page that says so [G-027, SES-012]', async ({ page, request }) => {
    const customer = await createCustomer(request);
    await signIn(page, customer);
    let refreshes = 0;
    page.on('request', (asked) => {
      if (asked.url().includes('/auth/refresh_token')) refreshes += 1;
    });
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

  test('sends its holder from signing in and signing up to the account page [LOG-010, SES-009]', async ({
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

const guardedPaths = [
  '/more',
  '/myaccount',
  '/profile',
  '/credit-card-apply',
  '/account',
  '/account/saving',
  '/inbox',
  '/inbox/1',
  '/orders',
  '/orders/1',
  '/orders/cc/1',
  '/orders/etb/1',
];

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

  async function arriveWith(page: Page, user: unknown, authRecord: unknown) {
    await page.goto('/robots.txt');
    await page.evaluate(
      ([userText, authText]) => {
        if (userText) localStorage.setItem('taga.user', userText);
        if (authText) localStorage.setItem('taga.auth', authText);
      },
      [user, authRecord].map((record) => (typeof record === 'string' ? record : JSON.stringify(record))),
    );
    await page.goto('/profile');
  }

  test('sends an expired session to its page, which clears it and leads to the login page [SES-002, SES-012, SES-015, SES-017, ROL-012, G-035]', async ({
    page,
  }) => {
    await arriveWith(page, { Data: data, expiry: anHourAgo }, auth);
    await expect(page).toHaveURL(/\/session-expired$/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Your session has expired!');
    await expect.poll(() => readRecords(page)).toEqual({ user: null, auth: null });
    await page.getByRole('link', { name: text('sessionEnd.expired.signIn') }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  for (const [what, user, authRecord] of [
    ['without its end', { Data: data }, auth],
    ['with an end that cannot be read', { Data: data, expiry: 'soon' }, auth],
    ['that is no record at all', 'not JSON', auth],
    ['without its tokens', { Data: data, expiry: inAnHour }, ''],
    ['that has also expired', { Data: data, expiry: anHourAgo }, ''],
  ] as const) {
    test(`clears a session ${what} and goes home [SES-013, G-072]`, async ({ page }) => {
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
